# Everything is built in one graph, the root manifest's, so that what packages share is built once.
SHELL    := /bin/bash
BUILD    := $(CURDIR)/.build
SCRATCH  := $(BUILD)/all
BIN      := $(BUILD)/bin
SWIFT    := swift
# SwiftPM names a root package after its folder and refuses two packages of one name, so a checkout in
# a folder that is named like one of ours is built through links from a folder that is not.
lower     = $(shell echo '$(1)' | tr '[:upper:]' '[:lower:]')
CLASH    := $(filter $(call lower,$(notdir $(CURDIR))),$(call lower,$(notdir $(wildcard Packages/* Apps/* Tools/* Tests/*))))
ROOT     := $(if $(CLASH),$(BUILD)/graph,$(CURDIR))
GRAPH    := --package-path $(ROOT) --scratch-path $(SCRATCH)
# SwiftPM compiles the interfaces of the toolchain's modules anew for each scratch folder unless it is
# told to keep them in one place.
export SWIFTPM_TESTS_MODULECACHE := $(BUILD)/modules

# C libraries, as pkg-config names them and as Debian packages them. Besides, tests have openssl make
# certificates and serve them.
LIBRARIES := ncursesw:libncursesw5-dev libcurl:libcurl4-openssl-dev sqlite3:libsqlite3-dev
FORMATTED := Package.swift Packages Apps Tools Tests
EXECUTABLES := batonc rickandmorty ghissues baton-bench baton-inspect

.PHONY: help run serve test kill spec e2e e2e-validation e2e-network autobahn tools bench cold-start fuzz fuzz-texts fuzz-ingest sanitize image-proofs docs generated layout lint format check apps-once terminals start screens clean deps bench-deps peers servers graphql-js tmux plan
.NOTPARALLEL:

help:
	@echo 'make run [APP=…] [ARGS=…]  a sample on recorded answers: rickandmorty, or ghissues'
	@echo 'make run APP=ghissues ARGS=OWNER/NAME  another repository than the recorded one: GitHub'"'"'s, with a token'
	@echo 'make serve [ARGS=…] recorded answers behind a socket, for --endpoint'
	@echo 'make test [FILTER=…] every test of every package'
	@echo 'make kill           a client whose server is killed a hundred times'
	@echo 'make spec [SPEC=…]  the fixture tree, ours or another'
	@echo 'make e2e            validation beside graphql-js and graphql-core; transports with servers of others'
	@echo 'make autobahn       the WebSocket under Autobahn'"'"'s suite, where Python 2.7 is there'
	@echo 'make tools          release executables in .build/bin'
	@echo 'make bench [ROW=…]  benchmarks against peers, ratios within one run'
	@echo 'make check          what a change must pass: layout, lint, tools, apps once, terminals, docs, generated, spec, e2e, test'
	@echo 'make fuzz [TARGET=…] [SECONDS=60]  what reads texts, given any bytes; the store, given changed answers'
	@echo 'make sanitize       store, image, runtime and transports under the address and thread sanitizers'
	@echo 'make image-proofs   an image in its longest trials: killed, broken, on a failing disk, read beside'
	@echo 'make alone-NAME     one package from its own folder'
	@echo 'make terminals      both samples on many kinds of terminal, ended in every way'
	@echo 'make start          how long the samples take to their first frame'
	@echo 'make screens        pictures of the samples, in docs/screens'
	@echo 'make layout lint format docs generated deps peers clean'

# ---- use

APP ?= rickandmorty
SAMPLES := rickandmorty ghissues
# What asks a server instead: saying where to get the answers, or beginning with a repository that is not
# recorded.
LIVE     = $(filter --recorded --recordings --endpoint,$(ARGS))$(filter-out -% harbourlight/tidetable,$(firstword $(ARGS)))
run: deps plan
	@[[ ' $(SAMPLES) ' = *' $(APP) '* ]] || { echo "no sample is named '$(APP)'; there are: $(SAMPLES)" >&2; exit 2; }
	@$(SWIFT) build $(GRAPH) --product $(APP)
	@$(SCRATCH)/debug/$(APP) $(if $(LIVE),,--recorded) $(ARGS)

# The server that the sample is pointed at with `--endpoint`: to be ended, and started again.
serve: deps plan
	@$(SWIFT) build $(GRAPH) --product baton-demo-server
	@$(SCRATCH)/debug/baton-demo-server $(ARGS)

# One after another: most belong to the main actor, and those that watch it wait for nobody else's work.
test: deps tmux plan
	$(SWIFT) test $(GRAPH) --disable-xctest --no-parallel $(if $(FILTER),--filter '$(FILTER)')

# What a client does whose server is killed a hundred times; `make test` has a short form of it.
kill: export BATON_KILL_ROUNDS := 100
kill: deps plan
	$(SWIFT) test $(GRAPH) --disable-xctest --no-parallel --filter KillTests

SPEC ?= Spec
spec: deps plan
	@$(SWIFT) build $(GRAPH) --product spec
	@$(SCRATCH)/debug/spec $(SPEC) --scratch $(BUILD)/spec

e2e: e2e-validation e2e-network

# Asks the reference implementations what they say of each case, and prints where that is not ours.
CASES := $(BUILD)/e2e
e2e-validation: deps peers plan
	@$(SWIFT) build $(GRAPH) --product e2e
	@mkdir -p $(CASES)
	@$(SCRATCH)/debug/e2e cases Tests/Reference/Corpus $(CASES)/cases.json
	@if $(GRAPHQL_CORE); then \
	  NODE_PATH=/usr/share/nodejs node Tests/Reference/Peers/graphql-js.js $(CASES)/cases.json > $(CASES)/graphql-js.json \
	  && $(PEERS)/bin/python Tests/Reference/Peers/graphql-core.py $(CASES)/cases.json > $(CASES)/graphql-core.json \
	  && $(SCRATCH)/debug/e2e compare $(CASES)/cases.json $(CASES)/graphql-js.json $(CASES)/graphql-core.json; \
	else echo 'NOT COMPARED: validation; the package graphql-core could not be had'; fi

# The transports and a sample with servers of others. Those whose packages can't be had are named, and fail
# nothing.
e2e-network: deps servers plan
	@$(SWIFT) build $(GRAPH) --product endtoend
	@$(SWIFT) build $(GRAPH) --product ghissues
	@mkdir -p $(BUILD)/e2e/network
	@$(SCRATCH)/debug/endtoend $(SERVERS) Tests/EndToEnd/Peers Spec $(BUILD)/e2e/network

# Autobahn's suite for clients of a WebSocket. Not part of `check`: it needs Python 2.7, and a build that
# is both fast and open to what drives it.
autobahn: deps plan
	@$(SWIFT) build -c release -Xswiftc -enable-testing --package-path Tests/EndToEnd \
	  --scratch-path $(BUILD)/autobahn/build --product autobahn
	@Tests/EndToEnd/Autobahn/run $(BUILD)/autobahn $(BUILD)/autobahn/build/release/autobahn

# Swift's libraries go into the executables: they run where there is no toolchain, and a short run is not
# half a search for symbols.
tools: deps plan
	@mkdir -p $(BIN)
	@for name in $(EXECUTABLES); do \
	  $(SWIFT) build -c release --static-swift-stdlib $(GRAPH) --product $$name || exit 1; \
	  cp $(SCRATCH)/release/$$name $(BIN)/ || exit 1; \
	done

bench: deps bench-deps tools
	@$(BIN)/baton-bench run $(if $(ROW),--row $(ROW))

# The sample's first frame with 5,000 records on the disk, beside that without an image.
cold-start: tools
	@python3 Tools/baton-bench/cold-start.py $(BIN)/rickandmorty Spec/rickandmorty

# A package by itself, from its own folder.
alone-%: FOLDER = $(firstword $(wildcard Packages/$* Apps/$* Tools/$* Tests/$*))
alone-%: deps plan
	@test -n "$(FOLDER)" || { echo 'no package is named $*' >&2; exit 2; }
	@if [ -d $(FOLDER)/Tests ]; then \
	  $(SWIFT) test --scratch-path $(BUILD)/alone/$* --package-path $(FOLDER) --disable-xctest --no-parallel; \
	else $(SWIFT) build --scratch-path $(BUILD)/alone/$* --package-path $(FOLDER); fi

# What touches memory by pointer, and what runs beside it, under the address and the thread sanitizer.
# Both are slow, so random tests run fewer of their sequences.
sanitize: export LSAN_OPTIONS := suppressions=$(CURDIR)/Tests/leaks.supp
sanitize: export BATON_LIST_SEQUENCES := 200
sanitize: export BATON_COLLECT_SEQUENCES := 200
sanitize: export BATON_HANDLE_SEQUENCES := 200
sanitize: export BATON_STREAM_SEQUENCES := 200
sanitize: export BATON_MODEL_SEEDS := 4
sanitize: deps plan
	@for package in BatonStore BatonImage Baton BatonTransports; do \
	  $(SWIFT) test --package-path Packages/$$package --scratch-path $(BUILD)/address/$$package \
	    --sanitize=address --disable-xctest --no-parallel || exit 1; \
	  $(SWIFT) test --package-path Packages/$$package --scratch-path $(BUILD)/thread/$$package \
	    --sanitize=thread --disable-xctest --no-parallel || exit 1; \
	done

# An image's writer killed a thousand times, each byte of a file broken, each statement failing in every
# way, a reader beside ten thousand batches: half an hour.
image-proofs: export BATON_IMAGE_KILLS := 1000
image-proofs: export BATON_IMAGE_FLIPS := 1
image-proofs: export BATON_IMAGE_FAULTS := 1
image-proofs: export BATON_IMAGE_BATCHES := 10000
image-proofs: deps plan
	$(SWIFT) test $(GRAPH) --disable-xctest --no-parallel --filter 'OtherProcessTests|FlipTests|FaultTests'

# What reads texts and a server's bytes, given any bytes. An input that broke something is left in
# .build/fuzz/found, and run again by giving its path to the program alone. gold cannot link what the
# flags make; the runtime's own backtrace would keep the input from being written.
#
# The target `ingest` gives the store changed answers to the operations of the fixture trees, for so long each:
# programs of the trees' generated code under the address sanitizer. A finding says its round, and
# `spec Spec --fuzz 1 --round N` has it again.
TEXTS   := document schema validation markers configuration compilation
WIRE    := multipart events frames upgrade socket
TARGET  ?= $(TEXTS) $(WIRE) ingest
SECONDS ?= 60
fuzz: $(if $(filter $(TEXTS) $(WIRE),$(TARGET)),fuzz-texts) $(if $(filter ingest,$(TARGET)),fuzz-ingest)

fuzz-ingest: deps plan
	@$(SWIFT) build $(GRAPH) --product spec
	@$(SCRATCH)/debug/spec $(SPEC) --scratch $(BUILD)/fuzz/spec --fuzz $(SECONDS)

fuzz-texts: deps
	@$(SWIFT) build -c release --package-path Tools/fuzz --scratch-path $(BUILD)/fuzz/build \
	  -Xswiftc -sanitize=fuzzer -Xswiftc -enable-testing -Xswiftc -use-ld=lld
	@Tools/fuzz/corpus $(BUILD)/fuzz/corpus
	@mkdir -p $(BUILD)/fuzz/found
	@for target in $(filter $(TEXTS) $(WIRE),$(TARGET)); do \
	  words=graphql; [[ ' $(WIRE) ' = *" $$target "* ]] && words=wire; \
	  SWIFT_BACKTRACE=enable=no $(BUILD)/fuzz/build/release/fuzz $$target $(BUILD)/fuzz/corpus/$$target \
	    -dict=Tools/fuzz/$$words.dict -max_total_time=$(SECONDS) -timeout=5 -rss_limit_mb=2048 \
	    -artifact_prefix=$(BUILD)/fuzz/found/$$target- || exit 1; \
	done

# ---- what a change must pass

check: layout lint tools apps-once terminals docs generated spec e2e test

layout: plan
	@$(SWIFT) build $(GRAPH) --product layout
	@$(SCRATCH)/debug/layout .

lint:
	@$(SWIFT) format lint --strict --recursive --parallel $(FORMATTED)
	@echo 'lint: no finding'

format:
	@$(SWIFT) format --in-place --recursive --parallel $(FORMATTED)

apps-once: tools
	@$(BIN)/rickandmorty --recorded --once
	@for screen in characters/2 characters/1/Dead character/9 episode/24 search search/bill favourites \
	  locations locations/1 location/20; do \
	  TERM=dumb $(BIN)/rickandmorty --recorded --once $$screen || exit 1; \
	done
	@for screen in issues issues/closed/bug issue/40 labels search search/tides; do \
	  TERM=dumb $(BIN)/ghissues --recorded --once $$screen || exit 1; \
	done

# Both samples on terminals of several kinds, ended in every way; how they leave the terminal.
terminals: tools
	@"$$(dirname "$$(command -v $(SWIFT)c)")/clang" -shared -fPIC -o $(BUILD)/crash.so Tools/screens/crash.c
	@python3 Tools/screens/terminals.py $(BIN) $(BUILD)/crash.so

# How long both samples take to their first frames. A look, not a check: it depends on who else works.
start: tools
	@python3 Tools/screens/start.py $(BIN)

# Pictures of both samples' screens, for the README, in docs/screens; the texts there are the tests'.
PICTURES := $(BUILD)/pictures
screens: tools tmux
	@test -e /usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq fonts-dejavu-core >/dev/null; \
	  else echo 'missing DejaVu Sans Mono; run: sudo apt-get install -y fonts-dejavu-core' >&2; exit 1; fi; }
	@$(PICTURES)/bin/python -c 'import PIL' 2>/dev/null || { \
	  python3 -m venv $(PICTURES) && \
	  $(PICTURES)/bin/python -m pip install -q --disable-pip-version-check Pillow==11.3.0; }
	@$(PICTURES)/bin/python Tools/screens/screens.py $(BIN) docs/screens

# The programs that pages of docs/ hold, built, run, and compared with what the pages say they print.
PAGES := getting-started reads the-store writes lists honest-data deferred-parts the-image the-environment subscriptions testing looking-inside
docs: deps plan
	@docs/check $(BUILD)/docs $(PAGES:%=docs/%.md)

# What batonc makes of the benchmark's documents is Swift: for a schema of a size that no golden has, and as
# a library's, where imports are for itself alone by default.
generated: deps plan
	@$(SWIFT) build $(GRAPH) --product batonc
	@$(SWIFT) build $(GRAPH) --target Baton
	@rm -rf $(BUILD)/generated
	@$(SCRATCH)/debug/batonc generate --config Tools/baton-bench/Fixtures/github/baton.json \
	  --out $(BUILD)/generated Tools/baton-bench/Fixtures/github/documents
	@$(SWIFT)c -typecheck -swift-version 6 -warnings-as-errors -module-name Generated \
	  -enable-upcoming-feature InternalImportsByDefault -I $(SCRATCH)/debug/Modules \
	  -module-cache-path $(BUILD)/modules $(BUILD)/generated/*.swift
	@echo 'generated: compiles'

clean:
	rm -rf $(BUILD)

# ---- set-up

# Asks for nothing that is there already, so that it works without a network once it has run.
deps:
	@$(SWIFT) --version 2>/dev/null | grep -qE 'version (6\.[2-9]|6\.[1-9][0-9]|[7-9]|[1-9][0-9])' \
	  || { echo 'Swift 6.2 or later is needed: https://swift.org/install' >&2; exit 1; }
	@missing=; \
	command -v pkg-config >/dev/null || missing='pkg-config'; \
	command -v openssl >/dev/null || missing="$$missing openssl"; \
	for library in $(LIBRARIES); do \
	  pkg-config --exists $${library%%:*} 2>/dev/null || missing="$$missing $${library##*:}"; \
	done; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing >/dev/null; \
	else \
	  echo "missing libraries; run: sudo apt-get install -y $$missing" >&2; exit 1; \
	fi

# Tests drive the samples in it.
tmux:
	@command -v tmux >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq tmux >/dev/null; \
	  else echo 'missing tmux; run: sudo apt-get install -y tmux' >&2; exit 1; fi; }

# The reference implementations to compare validation with, in the versions that the comparison explains.
PEERS := $(BUILD)/peers
GRAPHQL_CORE = $(PEERS)/bin/python -c 'import graphql; exit(graphql.version != "3.3.2")' 2>/dev/null
graphql-js:
	@NODE_PATH=/usr/share/nodejs node -e 'process.exit(require("graphql").version === "16.6.0" ? 0 : 1)' 2>/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    missing=node-graphql; command -v node >/dev/null || missing="nodejs $$missing"; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing >/dev/null; \
	  else echo 'missing graphql-js 16.6; run: sudo apt-get install -y nodejs node-graphql' >&2; exit 1; fi; }

peers: graphql-js servers
	@$(GRAPHQL_CORE) || { \
	  python3 -m venv $(PEERS) 2>/dev/null || { \
	    if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	      apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv >/dev/null; \
	    else echo 'missing venv; run: sudo apt-get install -y python3-venv' >&2; exit 1; fi; \
	    python3 -m venv $(PEERS); }; \
	  $(PEERS)/bin/python -m pip install -q --disable-pip-version-check --retries 1 graphql-core==3.3.2 \
	  || echo 'PACKAGES OF PYTHON COULD NOT BE HAD: validation is not compared' >&2; }

# Servers for the transports to be tried with.
SERVERS := $(BUILD)/servers
servers:
	@Tests/EndToEnd/Peers/install $(SERVERS)

# simdjson is only a peer to measure against.
bench-deps: deps
	@$(MAKE) --no-print-directory graphql-js || echo 'its row is left out' >&2
	@mkdir -p $(BUILD)/bench
	@pkg-config --exists simdjson 2>/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq libsimdjson-dev >/dev/null; \
	  else echo 'without libsimdjson-dev its row is left out; run: sudo apt-get install -y libsimdjson-dev' >&2; fi; }
	@if pkg-config --exists simdjson 2>/dev/null; then \
	  $(CXX) -O3 -DNDEBUG -std=c++17 -shared -fPIC -o $(BUILD)/bench/libsimdjson-peer.so Tools/baton-bench/Peers/simdjson.cpp -lsimdjson; \
	fi

# SwiftPM does not notice that a file of a path dependency was renamed or deleted, nor that a plugin's
# source changed: both need a fresh plan, which it makes when the manifests are newer.
plan:
	@mkdir -p $(BUILD)
	@if [ -n "$(CLASH)" ]; then mkdir -p $(ROOT) && for name in *; do ln -sfn ../../$$name $(ROOT)/$$name; done; fi
	@{ find Packages Apps Tools Tests -name '*.swift' -not -path '*/.build/*' | LC_ALL=C sort; \
	   cat Packages/*/Plugins/*/*.swift | cksum; } > $(BUILD)/files.new
	@cmp -s $(BUILD)/files.new $(BUILD)/files || { \
	  touch Package.swift Packages/*/Package.swift Apps/*/Package.swift Tools/*/Package.swift Tests/*/Package.swift 2>/dev/null; \
	  mv $(BUILD)/files.new $(BUILD)/files; }
