# The command as a system has it: make, make check, make install PREFIX=/usr/local DESTDIR=, make uninstall, make dist.
# The C library: make install-c, make uninstall-c. Header, shared and static library, localeformat.pc.
# The library needs none of this; `swift build` builds it, and `swift run fmt` is the command without an installation.

# The installed name, here and nowhere else: GNU coreutils has a fmt. Helps, messages, completions and pages say it.
NAME = lfmt
PREFIX = /usr/local
DESTDIR =
# make -j does not reach SwiftPM; JOBS=1 leaves the machine usable.
JOBS =
# More for SwiftPM, as `SWIFTFLAGS='--traits FoundationICU'` for a program that needs no ICU of the system.
SWIFTFLAGS =
LANGUAGES = de hi ja

SCRATCH = .build-release-binary
# Not linked with what STATIC says: Package.swift says how.
SCRATCH_C = .build-columns
STAGE = $(SCRATCH)/stage
DIST = $(SCRATCH)/dist
# Swift's libraries are in the programs, but on Apple's systems, which have them.
STATIC := $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib -Xlinker -s)
SWIFT_BUILD = swift build -c release --scratch-path $(SCRATCH) $(if $(JOBS),-j $(JOBS)) $(STATIC) $(SWIFTFLAGS)
# The day of the pages and of the archive, so that one commit has one archive.
EPOCH := $(or $(SOURCE_DATE_EPOCH),$(shell git log -1 --format=%ct 2>/dev/null),0)
# The list of all files, itself among them, for `make install` and `make uninstall`.
INSTALLED = share/doc/$(NAME)/installed

.PHONY: all build stage install uninstall dist check clean build-c install-c uninstall-c

all: stage

build:
	$(SWIFT_BUILD) --product fmt
	$(SWIFT_BUILD) --product fmt-strings

# All files of an installation below one folder.
stage: build
	Examples/Manual/stage "$$($(SWIFT_BUILD) --show-bin-path)" "$(STAGE)" "$(NAME)" "$(EPOCH)" $(LANGUAGES)

# What is built stays as it is: `sudo make install` runs no compiler.
$(STAGE)/bin/$(NAME):
	$(MAKE) stage

install: $(STAGE)/bin/$(NAME)
	@umask 022; cd "$(STAGE)" && while IFS= read -r file; do \
		case $$file in bin/*|libexec/*) mode=755 ;; *) mode=644 ;; esac; \
		mkdir -p "$(DESTDIR)$(PREFIX)/$${file%/*}" && \
		install -m $$mode "$$file" "$(DESTDIR)$(PREFIX)/$$file" || exit 1; \
	done < "$(INSTALLED)"
	@echo "$(NAME) is in $(DESTDIR)$(PREFIX)/bin"

# What is on the list, and the folder that held it. Nothing else is touched.
uninstall:
	@cd "$(DESTDIR)$(PREFIX)" && [ -f "$(INSTALLED)" ] || { echo "$(NAME) is not in $(DESTDIR)$(PREFIX)"; exit 1; }
	@cd "$(DESTDIR)$(PREFIX)" && while IFS= read -r file; do \
		case /$$file/ in //*|*/../*) echo "$(INSTALLED) names what is no file of ours: $$file"; exit 1 ;; esac; \
		rm -f "$$file" || exit 1; \
	done < "$(INSTALLED)"
	@rmdir "$(DESTDIR)$(PREFIX)/share/doc/$(NAME)" 2>/dev/null || true
	@echo "$(NAME) is no longer in $(DESTDIR)$(PREFIX)"

# An archive with a checksum beside it, the same bytes for the same programs: names sorted, one owner, one time.
dist: $(STAGE)/bin/$(NAME)
	Examples/Manual/archive "$(STAGE)" "$(DIST)" "$(NAME)" "$(EPOCH)"

# The installation tried out: below DESTDIR, and as root in an empty Debian. See .ci/installation.
check: $(STAGE)/bin/$(NAME)
	.ci/installation

# The C library, which needs no Swift where it is installed.
build-c:
	swift build -c release --scratch-path $(SCRATCH_C) $(if $(JOBS),-j $(JOBS)) $(SWIFTFLAGS) --product localeformat

install-c:
	@[ -f "$(SCRATCH_C)/release/liblocaleformat.so" ] || $(MAKE) build-c
	@DESTDIR="$(DESTDIR)" Examples/Columns/install "$(SCRATCH_C)/release" "$(PREFIX)"

uninstall-c:
	rm -f "$(DESTDIR)$(PREFIX)/include/localeformat.h" "$(DESTDIR)$(PREFIX)/lib/pkgconfig/localeformat.pc" \
		"$(DESTDIR)$(PREFIX)/lib/liblocaleformat.a" "$(DESTDIR)$(PREFIX)"/lib/liblocaleformat.so*

clean:
	rm -rf "$(STAGE)" "$(DIST)"
