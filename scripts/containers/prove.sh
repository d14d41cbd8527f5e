#!/usr/bin/env bash
# The proof that the platform runs in containers, on a machine that can pull no images: stand-ins, an upgrade by compose
# from a clean clone of the release before (REVISION_BEFORE) to one of today's (REVISION, or HEAD), what containers may
# reach and read, the main job in a browser, two releases side by side before Redis gets its users, every key exchanged
# under load, each container killed and one starved of its processor, a tab that outlives a deploy, the index jobs, and
# one service's tests with testcontainers. Needs an engine (DOCKER_HOST), the base images of docs/installation.md under
# their public names, and a machine where `npm start` or `npm test` has provisioned the local stack.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
export PORT=${PORT:-18888} MAILPIT_PORT=${MAILPIT_PORT:-18889} COMPOSE_PROJECT_NAME=${COMPOSE_PROJECT_NAME:-legal-platform-proof}
export PUBLIC_ORIGIN=http://localhost:$PORT NPM_REGISTRY=${NPM_REGISTRY:-$(npm config get registry)}
export COMPOSE_FILE=docker-compose.yml:scripts/containers/stand-ins/docker-compose.yml
export COMPOSE_PROFILES=clamav CLAMD_URL=tcp://clamav:3310
# The proof asks faster than a person does, and has no authenticator app.
export RATE_LIMIT_SCALE=100 STAFF_2FA=optional
# As the stand-ins are called.
export NODE_IMAGE=node:24-slim NGINX_IMAGE=nginx:stable REDIS_IMAGE=redis:8 RABBITMQ_IMAGE=rabbitmq:4
clone=$(mktemp -d)
# 0.1.0: shared secrets, servers without users, keys that go by name.
before=${REVISION_BEFORE:-$(node --print "require('$root/scripts/check/records/released-records.json').revision")}

finish() {
  cd "$clone" && docker compose down --volumes --remove-orphans --timeout 20 || true
  docker network rm "${COMPOSE_PROJECT_NAME}_default" > /dev/null 2>&1 || true
  rm -rf "$clone" "$clone-before"
}
trap finish EXIT

say() { printf '\n== %s\n' "$*"; }
in_repository() { (cd "$root" && PATH="$root/node_modules/.bin:$PATH" "$@"); }
jest() { in_repository node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js --maxWorkers=1 --forceExit "$@"; }
in_browser() {
  PLATFORM_URL=$PUBLIC_ORIGIN PLATFORM_COMPOSE_PROJECT=$COMPOSE_PROJECT_NAME PLATFORM_SOURCES=$clone \
    jest --selectProjects browser-tests --runTestsByPath "packages/browser-tests/test/$1.test.ts" "${@:2}"
}
sign_up() {
  curl --silent --output /dev/null --write-out '%{http_code}\n' --header "Origin: $PUBLIC_ORIGIN" "${@:3}" --json \
    '{"username":"'"$1"'","email":"'"$1"'@example.com","password":"'"$2"'","passwordConfirm":"'"$2"'"}' \
    "$PUBLIC_ORIGIN/api/auth/signup"
}
read_password() { docker compose exec -T auth sh -c 'cat /run/secrets/ADMIN_PASSWORD 2> /dev/null || cat /run/secrets/admin-password'; }

say "clean clones"
git clone --quiet "$root" "$clone"
git -C "$clone" checkout --quiet "${REVISION:-HEAD}"
export RELEASE_BEFORE=$clone-before
git -C "$clone" worktree add --quiet --detach "$RELEASE_BEFORE" "$before"

say "the stand-ins for MongoDB and ClamAV"
cd "$clone"
scripts/containers/stand-ins/build.sh

say "the release before"
cd "$RELEASE_BEFORE"
TAG=before COMPOSE_FILE=$COMPOSE_FILE:$clone/scripts/containers/stand-ins/on-loopback.yml \
  docker compose up --build --detach --wait --wait-timeout 600
ADMIN_PASSWORD=$(read_password)
export ADMIN_PASSWORD
cd "$clone"

say "the upgrade: compose up"
UPGRADE_TO=$clone in_browser upgrade
test "$(read_password)" = "$ADMIN_PASSWORD"
docker compose ps

say "what containers may reach and read"
in_browser containers

say "the main job, in a browser"
in_browser main-job

say "as a cluster is upgraded: Redis still without users, auth and case-chat of both releases side by side"
REDIS_URL=redis://redis:6379 COMPOSE_FILE=$COMPOSE_FILE:scripts/containers/release-before.yml \
  docker compose up --build --detach --wait --wait-timeout 600
in_browser main-job
in_browser faults --testNamePattern 'when that is case-chat$'
# A browser stays on one replica: enough of them to meet both.
for number in $(seq 20); do
  cookies=$(mktemp)
  test "$(sign_up "side_$number" "paper-boat-$RANDOM" --cookie-jar "$cookies")" = 201
  for path in /api/auth/me /api/chat-rooms/my; do
    curl --silent --fail --output /dev/null --cookie "$cookies" "$PUBLIC_ORIGIN$path"
  done
  rm "$cookies"
done
for service in auth auth-before case-chat case-chat-before; do
  requests=$(REDIS_URL=redis://redis:6379 docker compose -f docker-compose.yml -f scripts/containers/release-before.yml logs "$service" |
    grep --count '"msg":"request"' || true)
  echo "requests of $service: $requests"
  test "$requests" -gt 0
done

say "then the release before goes, and Redis gets its users"
docker compose up --detach --wait --wait-timeout 600 --remove-orphans
in_browser main-job

say "every key exchanged under load"
in_browser key-rotation --testNamePattern 'fails no request'

say "each container killed in turn during a chat"
in_browser faults --testNamePattern 'a chat during'

say "a service with a twentieth of a core: it answers late and refuses no one"
docker update --cpus 0.05 "$(docker compose ps --quiet auth)"
answers=$(for number in $(seq 9); do sign_up "late_$number" "paper-boat-$RANDOM" & done; wait)
docker update --cpus 1 "$(docker compose ps --quiet auth)"
echo "$answers"
test "$(grep --count '^201$' <<< "$answers")" -eq 9

say "indexes, as the job of a cluster builds them"
for service in $(ls services); do
  docker compose run --rm --no-deps -T "$service" node src/build-indexes.ts
done

say "another release of one frontend, and a tab that was opened before"
in_browser deploy

say "clean ends: every container stops by itself on SIGTERM"
docker compose stop --timeout 30
ends=$(docker compose ps --all --format '{{.Service}} {{.State}} {{.ExitCode}}')
echo "$ends"
if grep --invert-match ' exited 0$' <<< "$ends"; then exit 1; fi

say "one service's tests with testcontainers"
MONGO_IMAGE=legal-platform/mongo-stand-in:local MONGO_CAPABILITIES=SYS_ADMIN TESTCONTAINERS_RYUK_DISABLED=true \
  jest --selectProjects inquiry

say "proved"
