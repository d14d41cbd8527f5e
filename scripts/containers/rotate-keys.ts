// docker compose run --rm secrets node /scripts/containers/rotate-keys.ts gateway
// As npm run keys:rotate does it, in the volume of docker-compose.yml.
import { setTimeout as pause } from "node:timers/promises";
import { RINGS, saveKeyBook, type KeyBook } from "../platform/keys/key-book.ts";
import { withKeyLock } from "../platform/keys/with-key-lock.ts";
import { rotateKeys } from "../platform/keys/rotate-keys.ts";
import { localSecrets } from "../platform/secrets.ts";
import { SERVICE_NAMES } from "../../packages/deployables/src/index.ts";
import { writeContainerKeys } from "./write-key-files.ts";

const ROOT = "/secrets";
const DIRECTORY = `${ROOT}/all`;
/** Services read their files every two seconds. */
const TAKEN_AFTER_MS = 15_000;

const args = process.argv.slice(2);
const given = args.filter((arg) => !arg.startsWith("--"));
const issuers = ["gateway", ...SERVICE_NAMES];

const run = async (): Promise<void> => {
  const { book } = localSecrets(DIRECTORY, issuers);
  const publish = async (changed: KeyBook): Promise<void> => {
    saveKeyBook(DIRECTORY, changed);
    writeContainerKeys(ROOT, changed, issuers);
    await pause(TAKEN_AFTER_MS);
  };
  await rotateKeys(book, {
    names: given.includes("all") ? Object.keys(book) : given,
    drop: args.includes("--drop"),
    publish,
    wait: (seconds) => pause(seconds * 1000),
    say: (line) => console.log(line),
  });
};

if (given.length === 0) {
  console.error(`which key? One of ${[...issuers, ...Object.keys(RINGS)].join(", ")}, or all`);
  process.exit(1);
}
await withKeyLock(DIRECTORY, run);
