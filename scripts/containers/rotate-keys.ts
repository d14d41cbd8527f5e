// docker compose run --rm secrets node /scripts/containers/rotate-keys.ts gateway
// As npm run keys:rotate does it, in the volume of docker-compose.yml.
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { RINGS, saveKeyBook, type KeyBook } from "../platform/keys/key-book.ts";
import { locked } from "../platform/keys/locked.ts";
import { rotateKeys } from "../platform/keys/rotate-keys.ts";
import { localSecrets } from "../platform/secrets.ts";
import { writeContainerKeys } from "./write-key-files.ts";

const DIRECTORY = "/run/secrets";
/** Services read their files every two seconds. */
const TAKEN_AFTER_MS = 15_000;

const args = process.argv.slice(2);
const given = args.filter((arg) => !arg.startsWith("--"));
const known = ["gateway", "auth", "case-chat", "ai", "inquiry", "analytics", "backup"];
const issuers = known.filter((issuer) => existsSync(`${DIRECTORY}/${issuer}.pem`));

const run = async (): Promise<void> => {
  const { book } = localSecrets(DIRECTORY, issuers);
  const publish = async (changed: KeyBook): Promise<void> => {
    saveKeyBook(DIRECTORY, changed);
    writeContainerKeys(DIRECTORY, changed, issuers);
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
await locked(DIRECTORY, run);
