import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from "node:crypto";
import { mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testUser, until } from "@legal/test-kit";
import jwt from "jsonwebtoken";
import { createIdentity, keyRingField, thumbprintOf } from "../src/index.ts";
import { isSignedText, signText, createSigner } from "../src/index.ts";
import { ConfigError, readConfig } from "../src/config/config.ts";
import { isSealedByFirst, openText, sealText } from "../src/identity/key-ring.ts";
import { trustedKeysField } from "../src/identity/keys.ts";
import { runProgram } from "./support.ts";

const AUDIENCE = "kit";

const newPair = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
const [old, next] = [newPair(), newPair()];
const newKey = () => randomBytes(32).toString("base64");

const user = testUser();
const claims = { sub: user.id, role: "user", language: "ko", sid: user.sessionId };

const tokenBy = ({ privateKey }: { privateKey: string }, issuer = "gateway"): string => {
  const key = createPrivateKey(privateKey);
  return createSigner({ issuer, privateKey: () => key })(AUDIENCE, claims, 60);
};
/** As the release before signs: the key's id is a name. */
const namedTokenBy = ({ privateKey }: { privateKey: string }): string =>
  jwt.sign(claims, privateKey, {
    algorithm: "RS256",
    issuer: "gateway",
    audience: AUDIENCE,
    keyid: "gateway-1",
    expiresIn: 60,
  });

const trusting = (...keys: { kid?: string; issuer?: string; publicKey: string }[]) => {
  const entries = keys.map((key) => ({ issuer: "gateway", ...key }));
  return readConfig({ KEYS: trustedKeysField }, { KEYS: JSON.stringify(entries) }).KEYS;
};
const identityOf = (...keys: Parameters<typeof trusting>) =>
  createIdentity({ audience: AUDIENCE, trustedKeys: trusting(...keys) });
const only = ({ publicKey }: { publicKey: string }) => ({ publicKey });

const problemsOf = (read: () => unknown): string[] => {
  try {
    read();
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)];
  }
};

describe("a service's key that is replaced", () => {
  it("is believed beside its successor, in either order, and no longer once it is taken out", () => {
    for (const keys of [
      [old, next],
      [next, old],
    ]) {
      const identity = identityOf(...keys.map(only));
      expect(identity.verifyUser(tokenBy(old)).id).toBe(user.id);
      expect(identity.verifyUser(tokenBy(next)).id).toBe(user.id);
    }
    expect(() => identityOf(only(next)).verifyUser(tokenBy(old))).toThrow("unknown key");
  });

  it("goes by its RFC 7638 thumbprint", () => {
    // The example of RFC 7638, section 3.1.
    const n =
      "0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw";
    const key = createPublicKey({ key: { kty: "RSA", e: "AQAB", n }, format: "jwk" });
    expect(thumbprintOf(key)).toBe("NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs");
    const header = jwt.decode(tokenBy(old), { complete: true })?.header;
    expect(header?.kid).toBe(thumbprintOf(createPublicKey(old.publicKey)));
  });

  it("is believed by the name that the release before signs with, while TRUSTED_KEYS says that name", () => {
    const named = identityOf({ kid: "gateway-1", publicKey: old.publicKey });
    expect(named.verifyUser(namedTokenBy(old)).id).toBe(user.id);
    expect(named.verifyUser(tokenBy(old)).id).toBe(user.id);
    expect(() => identityOf(only(old)).verifyUser(namedTokenBy(old))).toThrow("unknown key");
  });

  it("may be listed by its name and by its thumbprint, as releases side by side need it", () => {
    const kid = thumbprintOf(createPublicKey(old.publicKey));
    const both = identityOf({ kid: "gateway-1", publicKey: old.publicKey }, { kid, publicKey: old.publicKey });
    for (const token of [namedTokenBy(old), tokenBy(old)]) expect(both.verifyUser(token).id).toBe(user.id);
  });

  it("is refused at the start under an id that is another key's, another issuer's or made up", () => {
    const named = { kid: "gateway-1", publicKey: old.publicKey };
    expect(problemsOf(() => trusting(named, { ...named, publicKey: next.publicKey }))).toEqual([
      "KEYS: kid gateway-1 stands there twice",
    ]);
    expect(problemsOf(() => trusting(only(old), { issuer: "auth", publicKey: old.publicKey }))).toEqual([
      expect.stringContaining("stands there twice"),
    ]);
    for (const kid of [thumbprintOf(createPublicKey(next.publicKey)), "auth-1", "1", "gateway-"])
      expect(problemsOf(() => trusting({ kid, publicKey: old.publicKey }))).toEqual([
        "KEYS: kid is neither the key's RFC 7638 thumbprint nor <issuer>-<number>",
      ]);
  });
});

describe("a key ring", () => {
  const ringOf = (...keys: string[]) => readConfig({ RING: keyRingField }, { RING: keys.join(",") }).RING();
  const [first, second] = [newKey(), newKey()];

  it("signs and seals with its first key and accepts all", () => {
    const before = ringOf(first);
    const after = ringOf(second, first);
    const [signature, sealed] = [signText(before, "text"), sealText(before, "secret", "row 1")];
    expect(isSignedText(after, "text", signature)).toBe(true);
    expect(openText(after, sealed, "row 1")).toBe("secret");
    expect(isSealedByFirst(before, sealed)).toBe(true);
    expect(isSealedByFirst(after, sealed)).toBe(false);
    expect(isSignedText(before, "text", signText(after, "text"))).toBe(false);
  });

  it("opens and believes nothing without the key, under another context or changed", () => {
    const ring = ringOf(first);
    const sealed = sealText(ring, "secret", "row 1");
    expect(() => openText(ring, sealed, "row 2")).toThrow("unable to authenticate");
    expect(() => openText(ringOf(second), sealed, "row 1")).toThrow("no key");
    expect(() => openText(ring, `${sealed.slice(0, -2)}AA`, "row 1")).toThrow("unable to authenticate");
    expect(isSignedText(ringOf(second), "text", signText(ring, "text"))).toBe(false);
    expect(isSignedText(ring, "text2", signText(ring, "text"))).toBe(false);
    for (const signature of ["", "x", "A".repeat(43)]) expect(isSignedText(ring, "text", signature)).toBe(false);
  });

  it("takes keys of 32 bytes only, and each once", () => {
    for (const text of ["short", `${first},`, `${first},${randomBytes(16).toString("base64")}`])
      expect(problemsOf(() => ringOf(text)).join()).toContain("must be 32 random bytes");
    expect(problemsOf(() => ringOf(first, first))).toEqual(["RING: a key stands there twice"]);
  });
});

describe("a process whose key files change", () => {
  const folder = mkdtempSync(join(tmpdir(), "keys-"));
  const put = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
    return file;
  };
  const trusted = (...pairs: { publicKey: string }[]) =>
    JSON.stringify(pairs.map(({ publicKey }) => ({ issuer: "gateway", publicKey })));

  it("takes the new ones while it runs, keeps the ones it has when a file is broken, and says which it has", async () => {
    const [first, second] = [newKey(), newKey()];
    const program = runProgram("reloading-program.ts", {
      SERVICE_PRIVATE_KEY_FILE: put("private", old.privateKey),
      TRUSTED_KEYS_FILE: put("trusted", trusted(old)),
      RING_FILE: put("ring", first),
    });
    const address = await until(() => /http:\/\/[\d.:]+/.exec(program.output())?.[0]);
    const ask = async (token: string) =>
      (await fetch(`${address}/me`, { headers: { authorization: `Bearer ${token}` } })).status;
    const token = async () => (await fetch(`${address}/token`)).text();
    const signature = async () => (await fetch(`${address}/signature`)).text();
    const [before, signed] = [tokenBy(old), await signature()];
    expect([await ask(before), await ask(tokenBy(next))]).toEqual([200, 401]);
    expect(await ask(await token())).toBe(200);

    put("trusted", "[");
    await until(() => program.output().includes("key file is not usable"));
    expect(await ask(before)).toBe(200);

    put("trusted", trusted(old, next));
    put("private", next.privateKey);
    put("ring", `${second},${first}`);
    await until(async () => (await ask(tokenBy(next))) === 200);
    expect(await ask(before)).toBe(200);
    const kid = thumbprintOf(createPublicKey(next.publicKey));
    await until(async () => jwt.decode(await token(), { complete: true })?.header.kid === kid);
    await until(async () => (await signature()) !== signed);
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).toContain(`keys_in_use{variable="SERVICE_PRIVATE_KEY",key="${kid}",use="signs"} 1`);
    expect(metrics.match(/keys_in_use\{variable="RING"/g)).toHaveLength(2);

    put("trusted", trusted(next));
    await until(async () => (await ask(before)) === 401);
    for (const secret of [first, second, "BEGIN"]) expect(program.output() + metrics).not.toContain(secret);
    program.kill("SIGTERM");
    expect(await program.exitCode).toBe(0);
  });
});
