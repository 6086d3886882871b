# The server in a container, its engine compiled:
#
#   docker build -t adamak .
#   docker run -p 8000:8000 -v adamak:/var/lib/adamak adamak
#
# Everything it keeps lies in the volume; settings are variables of the environment (docs/hosting.md).
ARG PYTHON=python:3.13-slim-bookworm

FROM ${PYTHON} AS build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc git libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
# The page and the wheel; then an environment with the wheel and, in the versions of the lock files, what it needs.
RUN ./adamak package compiled --build-only --out /wheels \
    && set -- /wheels/*.whl \
    && python3 -m venv --without-pip /opt/adamak \
    && .venv/bin/uv pip install --no-cache --python /opt/adamak/bin/python -c requirements-test.lock \
        "adamak[postgres] @ file://$1"

FROM ${PYTHON}
RUN useradd --uid 10001 --no-log-init --no-create-home --home-dir /var/lib/adamak --shell /usr/sbin/nologin adamak \
    && install --directory --mode 0700 --owner adamak --group adamak /var/lib/adamak
COPY --from=build /opt/adamak /opt/adamak
ENV PATH=/opt/adamak/bin:$PATH ADAMAK_HOME=/var/lib/adamak PYTHONUNBUFFERED=1
USER 10001
WORKDIR /var/lib/adamak
VOLUME /var/lib/adamak
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/api/ready', timeout=4)"]
ENTRYPOINT ["adamak"]
CMD ["serve", "--host", "0.0.0.0"]
