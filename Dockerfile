# Westmarch's server and worker, in one image. `docker build -t westmarch .`
# Everything installed is pinned: the client by web/package-lock.json, Python by the lock files with their hashes.

# ---- the browser client
FROM node:22.21-bookworm-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web/ ./
RUN npm run build

# ---- the wheel, with the engine compiled
FROM python:3.12-slim-bookworm AS wheel
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements.lock requirements-fast.lock ./
RUN pip install --no-cache-dir --require-hashes -r requirements.lock \
    && pip install --no-cache-dir --require-hashes -r requirements-fast.lock
COPY pyproject.toml README.md LICENSE NOTICE ./
COPY src/ src/
COPY tools/ tools/
COPY web/src/boards/war_of_the_ring/board/map.json web/src/boards/war_of_the_ring/board/
COPY web/src/boards/five_armies/board/map.json web/src/boards/five_armies/board/
COPY --from=client /build/src/westmarch/server/static/ src/westmarch/server/static/
RUN pip install --no-cache-dir --no-deps --no-build-isolation -e . \
    && python -m tools.compiler --into build/wheel \
    && WESTMARCH_WHEEL_WITH=build/wheel hatchling build -t wheel

# ---- what runs
FROM python:3.12-slim-bookworm
RUN useradd --uid 10001 --create-home --home-dir /data --shell /usr/sbin/nologin westmarch
COPY requirements-server.lock /tmp/
RUN pip install --no-cache-dir --require-hashes -r /tmp/requirements-server.lock
COPY --from=wheel /build/dist/ /tmp/dist/
RUN pip install --no-cache-dir --no-deps /tmp/dist/*.whl && rm -r /tmp/dist /tmp/requirements-server.lock
USER westmarch
WORKDIR /data
VOLUME /data
ENV PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    WESTMARCH_DATABASE=sqlite:////data/westmarch.sqlite3
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=8s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/health', timeout=7)"]
ENTRYPOINT ["westmarch"]
CMD ["serve", "--host", "0.0.0.0", "--log", "json", "--log-level", "info"]
