@testable import UIDescKit

/// The rules of other tools, as those tools call them.
enum PeerRules {
  static let ibLinter = [
    "ambiguous", "color_resources", "custom_class_name", "custom_module", "duplicate_constraint", "duplicate_id",
    "enable_autolayout", "has_initial_view_controller", "has_single_view_controller", "hides_bottom_bar",
    "image_resources", "misplaced", "relative_to_margin", "reuse_identifier", "stackview_backgroundcolor",
    "storyboard_viewcontroller_id", "use_base_class", "use_trait_collections", "view_as_device",
  ]

  static let xiblint = [
    "accessibility_format", "accessibility_labels_for_image_buttons", "accessibility_labels_for_images",
    "accessibility_labels_for_text_with_placeholder", "autolayout_frames", "automation_identifiers",
    "automation_identifiers_for_outlet_labels", "color_assets", "enforce_runtime_attributes",
    "enforce_system_properties", "named_colors", "no_attributed_string_colors", "no_simulated_metrics",
    "no_trait_variations", "no_view_controller_links_to_other_bundles", "simulated_metrics_retina4_0",
    "strict_font_names", "strict_font_sizes", "strict_fonts", "unavailable_custom_classes",
    "unavailable_system_classes",
  ]

  static let all = ibLinter.map { "IBLinter " + $0 } + xiblint.map { "xiblint " + $0 }

  /// Why a rule has no counterpart, where it has none on purpose.
  static let reasons: [String: String] = [:]

  /// Those with neither a counterpart nor a reason.
  static var unanswered: [String] {
    all.filter { LintRule.counterparts(of: $0).isEmpty && reasons[$0] == nil }
  }
}
