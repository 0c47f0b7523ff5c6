# `fmt` on the system's ICU in a slim image. From the root of the package:
#   docker build -f Examples/Docker/system-icu.Dockerfile -t fmt .
# Both stages are of one Debian release: a program needs the libraries of the very ICU that it was built with.
ARG SWIFT=6.3
FROM swift:${SWIFT}-bookworm AS build
RUN apt-get update -q \
    && apt-get install -q -y --no-install-recommends libicu-dev pkg-config \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /package
COPY . .
RUN swift build -c release --static-swift-stdlib --product fmt --scratch-path /build \
    && cp /build/release/fmt /fmt

FROM debian:bookworm-slim
# Clocks go by the files of tzdata; without them by ICU's, which are as old as it is.
RUN apt-get update -q \
    && apt-get install -q -y --no-install-recommends libicu72 tzdata \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /fmt /usr/local/bin/fmt
USER nobody
ENTRYPOINT ["fmt"]
