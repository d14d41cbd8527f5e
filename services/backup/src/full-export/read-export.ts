import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { decode, hashOf, type CollectionFacts, type ExportRecord, type Manifest } from "./records.ts";
import { unseal } from "./sealed-file.ts";

/** Hands the records of a sealed file to `use`, each only after its piece of the file was proved genuine. */
export const readExport = (
  file: string,
  key: Uint8Array,
  use: (records: AsyncIterable<ExportRecord>) => Promise<void>,
): Promise<void> =>
  pipeline(
    createReadStream(file),
    (sealed: AsyncIterable<Buffer>) => unseal(sealed, key),
    createGunzip(),
    (plain: AsyncIterable<Buffer>) => use(decode(plain)),
  );

interface Tally {
  facts: Omit<CollectionFacts, "digest">;
  digest: ReturnType<typeof createHash>;
}

const isSame = (manifest: Manifest, found: readonly CollectionFacts[]): boolean =>
  JSON.stringify(manifest.collections.map(({ database, name, count, digest }) => [database, name, count, digest])) ===
  JSON.stringify(found.map(({ database, name, count, digest }) => [database, name, count, digest]));

/** Reads a sealed file to its end and compares every document and every count with what it says of itself. Throws. */
export const verifyExport = async (file: string, key: Uint8Array): Promise<Manifest> => {
  const tallies: Tally[] = [];
  let manifest: Manifest | undefined;
  await readExport(file, key, async (records) => {
    for await (const record of records) {
      if (manifest) throw new Error("the export goes on behind its manifest");
      const tally = tallies.at(-1);
      if (record.kind === "manifest") ({ manifest } = record);
      else if (record.kind === "collection")
        tallies.push({ facts: { ...record.collection, count: 0 }, digest: createHash("sha256") });
      else if (!tally || !hashOf(record.bytes).equals(record.hash))
        throw new Error("a document of the export is not what was stored");
      else {
        tally.facts.count += 1;
        tally.digest.update(record.hash);
      }
    }
  });
  const found = tallies.map(({ facts, digest }) => ({ ...facts, digest: digest.digest("hex") }));
  if (!manifest || !isSame(manifest, found)) throw new Error("the export does not hold what its manifest says");
  return manifest;
};
