import { chmodSync, chownSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import type { KeyBook } from "../platform/keys/key-book.ts";
import { keyVariablesOf } from "../platform/keys/key-files.ts";

/** Of our images, and of the official images of MongoDB, Redis and RabbitMQ. */
export const OWNERS = { deployable: 1000, store: 999 };

/** One file per name that a container's user reads, replaced as a whole: a running service may be reading it. */
export const writeSecrets = (folder: string, owner: number, files: Readonly<Record<string, string>>): void => {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const path = `${folder}/${name}`;
    writeFileSync(`${path}.new`, text);
    chmodSync(`${path}.new`, 0o400);
    chownSync(`${path}.new`, owner, owner);
    renameSync(`${path}.new`, path);
  }
};

/** To each deployable's own folder the keys that it uses, and whom it trusts. */
export const writeContainerKeys = (root: string, book: KeyBook, deployables: readonly string[]): void => {
  for (const name of deployables) writeSecrets(`${root}/${name}`, OWNERS.deployable, keyVariablesOf(book, name));
};
