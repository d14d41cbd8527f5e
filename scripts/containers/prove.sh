#!/usr/bin/env bash
# The proof that the platform runs in containers, on a machine that can pull no images: stand-ins, compose from a clean
# clone (of REVISION, or HEAD), the main job in a browser against it, each container killed and one starved of its
# processor, two releases side by side, a tab that outlives a deploy, the index jobs, and one service's tests with
# testcontainers. Needs an engine (DOCKER_HOST), the base images of docs/installation.md under
# their public names, and a machine where `npm start` or `npm test` has provisioned the local stack.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
export PORT=${PORT:-18888} MAILPIT_PORT=${MAILPIT_PORT:-18889} COMPOSE_PROJECT_NAME=${COMPOSE_PROJECT_NAME:-legal-platform-proof}
export PUBLIC_ORIGIN=http://localhost:$PORT NPM_REGISTRY=${NPM_REGISTRY:-$(npm config get registry)}
export COMPOSE_FILE=docker-compose.yml:scripts/containers/stand-ins/docker-compose.yml
# The proof asks faster than a person does.
export RATE_LIMIT_SCALE=100
# As the stand-ins are called.
export NODE_IMAGE=node:24-slim NGINX_IMAGE=nginx:stable REDIS_IMAGE=redis:8 RABBITMQ_IMAGE=rabbitmq:4
clone=$(mktemp -d)

finish() {
  cd "$clone" && docker compose down --volumes --timeout 20 || true
  rm -rf "$clone" "$clone-before"
}
trap finish EXIT

say() { printf '\n== %s\n' "$*"; }
in_repository() { (cd "$root" && PATH="$root/node_modules/.bin:$PATH" "$@"); }
jest() { in_repository node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js --maxWorkers=1 --forceExit "$@"; }

say "a clean clone"
git clone --quiet "$root" "$clone"
git -C "$clone" checkout --quiet "${REVISION:-HEAD}"
cd "$clone"

say "the stand-in for mongo:8"
scripts/containers/stand-ins/build.sh

say "compose up"
docker compose up --build --detach --wait --wait-timeout 600
docker compose ps

against_containers() {
  PLATFORM_URL=$PUBLIC_ORIGIN PLATFORM_COMPOSE_PROJECT=$COMPOSE_PROJECT_NAME jest --selectProjects browser-tests --runTestsByPath "$@"
}

say "the main job, in a browser"
ADMIN_PASSWORD=$(docker compose exec -T auth cat /run/secrets/ADMIN_PASSWORD)
export ADMIN_PASSWORD
against_containers packages/browser-tests/test/main-job.test.ts

say "each container killed in turn during a chat"
against_containers packages/browser-tests/test/faults.test.ts --testNamePattern 'a chat during'

say "a service with a twentieth of a core: it answers late and refuses nobody"
sign_up() {
  curl --silent --output /dev/null --write-out '%{http_code}\n' --header "Origin: $PUBLIC_ORIGIN" --json \
    '{"username":"late_'"$1"'","email":"late_'"$1"'@example.com","password":"'"$2"'","passwordConfirm":"'"$2"'"}' \
    "$PUBLIC_ORIGIN/api/auth/signup"
}
docker update --cpus 0.05 "$(docker compose ps --quiet auth)"
answers=$(for number in $(seq 9); do sign_up "$number" "paper-boat-$RANDOM" & done; wait)
docker update --cpus "$(nproc)" "$(docker compose ps --quiet auth)"
echo "$answers"
test "$(grep --count '^201$' <<< "$answers")" -eq 9

say "indexes, as the job of a cluster builds them"
for service in auth case-chat ai inquiry analytics backup; do
  docker compose run --rm --no-deps -T "$service" node src/build-indexes.ts
done

say "auth and case-chat of a release before, side by side with those of today"
export RELEASE_BEFORE=$clone-before
git -C "$clone" worktree add --quiet --detach "$RELEASE_BEFORE" "${REVISION_BEFORE:-HEAD~30}"
COMPOSE_FILE=$COMPOSE_FILE:scripts/containers/release-before.yml \
  docker compose up --build --detach --wait --no-deps auth-before case-chat-before
against_containers packages/browser-tests/test/main-job.test.ts
for service in auth auth-before case-chat case-chat-before; do
  docker compose -f docker-compose.yml -f scripts/containers/release-before.yml logs "$service" |
    grep --count '"msg":"request"' | sed "s/^/requests of $service: /"
done
COMPOSE_FILE=$COMPOSE_FILE:scripts/containers/release-before.yml docker compose rm --stop --force auth-before case-chat-before

say "another release of one frontend, and a tab that was opened before"
PLATFORM_SOURCES=$clone against_containers packages/browser-tests/test/deploy.test.ts

say "clean ends: every container stops by itself on SIGTERM"
docker compose stop --timeout 30
ends=$(docker compose ps --all --format '{{.Service}} {{.State}} {{.ExitCode}}')
echo "$ends"
if grep --invert-match ' exited 0$' <<< "$ends"; then exit 1; fi

say "one service's tests with testcontainers"
MONGO_IMAGE=legal-platform/mongo-stand-in:local MONGO_CAPABILITIES=SYS_ADMIN TESTCONTAINERS_RYUK_DISABLED=true \
  jest --selectProjects inquiry

say "proved"
