#!/usr/bin/env bash
# Builds the stand-in for ClamAV of Debian's package, and that for MongoDB out of the local stack that this machine has provisioned (npm start or npm test did).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}
cd "$here/../../.."
docker build --network host --build-arg NODE_IMAGE="${NODE_IMAGE:-node:24.21.0-slim}" --build-arg NPM_REGISTRY="${NPM_REGISTRY:-}" --target service --build-arg SERVICE=packages/local-stack -t legal-platform/local-stack:local .
tar -c -C "$here" Dockerfile mongosh serve-mongo.ts -C "$cache" legal-platform |
  docker build -t legal-platform/mongo-stand-in:local -
docker build --network host --build-arg NODE_IMAGE="${NODE_IMAGE:-node:24.21.0-slim}" -t legal-platform/clamav-stand-in:local "$here/clamav"
