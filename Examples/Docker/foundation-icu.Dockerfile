# `fmt` with the toolchain's ICU inside, in an image that has nothing else. From the root of the package:
#   docker build -f Examples/Docker/foundation-icu.Dockerfile -t fmt .
# No package of ICU is installed, neither to build nor to run.
ARG SWIFT=6.3
FROM swift:${SWIFT}-bookworm AS build
RUN apt-get update -q \
    && apt-get install -q -y --no-install-recommends tzdata \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /package
COPY . .
RUN swift build -c release --static-swift-stdlib -Xswiftc -static-executable --traits FoundationICU --product fmt \
        --scratch-path /build \
    && cp /build/release/fmt /fmt

FROM scratch
# Clocks go by these; without them by ICU's, of the day when the toolchain was made.
COPY --from=build /usr/share/zoneinfo /usr/share/zoneinfo
COPY --from=build /fmt /fmt
USER 65534
ENTRYPOINT ["/fmt"]
