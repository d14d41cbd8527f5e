import { hash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { isRing, type KeyBook, type KeyEntry, publicPemOf, RINGS, thumbprintOf } from "./key-book.ts";
import { replaceFile } from "./replace-file.ts";

const GATEWAY = "gateway";
const issuersOf = (book: KeyBook): string[] =>
  Object.entries(book).flatMap(([name, entry]) => (isRing(entry) ? [] : [name]));

const acceptedOf = ({ current, next, former }: KeyEntry): string[] => [
  current,
  ...(next === undefined ? [] : [next]),
  ...former.map(({ key }) => key),
];

/** `TRUSTED_KEYS`: whose signatures a deployable believes, by the thumbprint and, for an older release, by the name. */
export const trustedKeys = (book: KeyBook): { kid: string; issuer: string; publicKey: string }[] =>
  issuersOf(book).flatMap((issuer) => {
    const entry = book[issuer];
    if (!entry) return [];
    const keys = acceptedOf(entry).map((pem) => ({ kid: thumbprintOf(pem), issuer, publicKey: publicPemOf(pem) }));
    const [current] = keys;
    return entry.kid === undefined || !current ? keys : [...keys, { ...current, kid: entry.kid }];
  });

const ringsOf = (deployable: string) => Object.entries(RINGS).filter(([, { holders }]) => holders.includes(deployable));

/** The variables with keys that a deployable reads. */
export const keyVariablesOf = (book: KeyBook, deployable: string): Record<string, string> => ({
  SERVICE_PRIVATE_KEY: book[deployable]?.current ?? "",
  // The gateway is asked by no one who has a token.
  ...(deployable !== GATEWAY && { TRUSTED_KEYS: JSON.stringify(trustedKeys(book)) }),
  ...Object.fromEntries(
    ringsOf(deployable).flatMap(([name, { variable }]) => {
      const entry = book[name];
      return entry ? [[variable, acceptedOf(entry).join(",")]] : [];
    }),
  ),
});

const ringKeyId = (key: string): string =>
  hash("sha256", Buffer.concat([Buffer.from("key id:"), Buffer.from(key, "base64")]), "base64url").slice(0, 11);

const line = (variable: string, key: string, use: string): string =>
  `keys_in_use{variable="${variable}",key="${key}",use="${use}"} 1`;

/** What a deployable says at /metrics once it has taken these keys. */
export const keyMetricsOf = (book: KeyBook, deployable: string): string[] => {
  const trusted = deployable === GATEWAY ? [] : trustedKeys(book);
  return [
    line("SERVICE_PRIVATE_KEY", thumbprintOf(book[deployable]?.current ?? ""), "signs"),
    ...trusted.map(({ kid }) => line("TRUSTED_KEYS", kid, "accepted")),
    ...ringsOf(deployable).flatMap(([name, { variable }]) => {
      const entry = book[name];
      return (entry ? acceptedOf(entry) : []).map((key, index) =>
        line(variable, ringKeyId(key), index === 0 ? "signs" : "accepted"),
      );
    }),
  ];
};

/** One machine's files with keys, which its services read again when they change. */
export const keyFileOf = (dataDir: string, deployable: string, variable: string): string =>
  join(dataDir, "keys", deployable, variable);

export const writeKeyFiles = (dataDir: string, book: KeyBook): void => {
  for (const deployable of issuersOf(book)) {
    mkdirSync(join(dataDir, "keys", deployable), { recursive: true, mode: 0o700 });
    for (const [variable, text] of Object.entries(keyVariablesOf(book, deployable)))
      replaceFile(keyFileOf(dataDir, deployable, variable), text);
  }
};
