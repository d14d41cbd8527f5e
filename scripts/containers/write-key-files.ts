import { chownSync, chmodSync, renameSync, writeFileSync } from "node:fs";
import { RINGS, type KeyBook } from "../platform/keys/key-book.ts";
import { keyVariablesOf, trustedKeys } from "../platform/keys/key-files.ts";

const CONTAINER_USER = 1000;

/** A file that the containers' user reads, replaced as a whole: a running service may be reading it. */
export const writeSecret = (path: string, text: string): void => {
  writeFileSync(`${path}.new`, text);
  chmodSync(`${path}.new`, 0o400);
  chownSync(`${path}.new`, CONTAINER_USER, CONTAINER_USER);
  renameSync(`${path}.new`, path);
};

/** Each service's own key, each ring under its name, and whom all trust. */
export const writeContainerKeys = (directory: string, book: KeyBook, issuers: readonly string[]): void => {
  for (const issuer of issuers) writeSecret(`${directory}/${issuer}.pem`, book[issuer]?.current ?? "");
  for (const [name, { variable, holders }] of Object.entries(RINGS))
    writeSecret(`${directory}/${name}`, keyVariablesOf(book, holders[0] ?? "")[variable] ?? "");
  writeSecret(`${directory}/trusted-keys.json`, JSON.stringify(trustedKeys(book)));
};
