PREFIX ?= /usr/local
RELEASE = swift build -c release --product uidesc --static-swift-stdlib
# The Swift runtime has 22,000 pointers to relocate at every start, a seventh of what a small document takes; at a fixed address
# they are right already. Libraries, heap and stack still move.
ifeq ($(shell uname),Linux)
RELEASE += -Xlinker -no-pie
# Functions that a start calls stand together, so that it maps few parts of the file. The toolchain's own linker knows how.
RELEASE += -Xswiftc -use-ld=lld -Xswiftc -Xfrontend -Xswiftc -function-sections \
	-Xlinker --symbol-ordering-file -Xlinker "$(CURDIR)/scripts/functions-at-start" -Xlinker --no-warn-symbol-ordering
endif

.PHONY: run test build bench fuzz format tables order install setup

# Builds the release executable and compiles a sample to the terminal.
run: build
	.build/release/uidesc compile samples/key-path-button/button.xib

test:
	@scripts/setup test
	swift build --build-tests
	rm -rf .build/mutated-trees .build/test-registries .build/test-configurations .build/test-reports
	UIDESC_KEEP_TREES=.build/mutated-trees UIDESC_KEEP_REGISTRIES=.build/test-registries \
		UIDESC_KEEP_CONFIGURATIONS=.build/test-configurations UIDESC_KEEP_REPORTS=.build/test-reports \
		swift test --skip-build
	.build/python/bin/python scripts/check-schemas
	.build/python/bin/python scripts/check-reports
	.build/python/bin/python scripts/check-completions
	.build/python/bin/python scripts/check-places

build: setup
	$(RELEASE)
	strip .build/release/uidesc

setup:
	@scripts/setup

# Compares time and memory with xmllint's on the folder in CORPUS, in one run.
bench: build
	@scripts/setup bench
	Benchmarks/compare $(CORPUS)

format:
	swift format format -i -r Sources Tests Fuzz Package.swift

# Writes the embedded tables anew from Schemas/.
tables:
	swift run generate-tables
	touch Sources/CSchemas/system.c

# Lists anew which functions a start calls. The linker passes over those that are no more, so it is seldom needed.
order:
	@scripts/setup order
	$(RELEASE)
	scripts/order-functions .build/release/uidesc > .build/functions-at-start
	mv .build/functions-at-start scripts/functions-at-start
	rm .build/release/uidesc

install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 .build/release/uidesc $(DESTDIR)$(PREFIX)/bin/uidesc

# Ten minutes of fuzzing, or SECONDS_TO_RUN.
fuzz: setup
	Fuzz/run
