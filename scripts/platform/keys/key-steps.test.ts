import { spawnSync } from "node:child_process";
import { createHmac, createPrivateKey, generateKeyPairSync, hkdfSync } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVICE_NAMES } from "@legal/deployables";
import { parseAllDocuments } from "yaml";
import { ROOT } from "../data-dir.ts";

const ISSUERS = ["gateway", ...SERVICE_NAMES];

const newPair = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

interface Secret {
  metadata: { name: string };
  stringData: Record<string, string>;
}
interface TrustedKey {
  kid: string;
  issuer: string;
  publicKey: string;
}

/** What the release before has made. */
const pairs = Object.fromEntries(ISSUERS.map((issuer) => [issuer, newPair()]));
const folder = mkdtempSync(join(tmpdir(), "keys-"));
writeFileSync(
  join(folder, "secrets.json"),
  JSON.stringify({ keys: pairs, adminUsername: "admin", adminPassword: "secret", backupKey: "key" }),
);
afterAll(() => rmSync(folder, { recursive: true }));

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [`scripts/${script}`, ...args], {
    cwd: ROOT,
    encoding: "utf8",
    env: {
      ...process.env,
      DATA_DIR: folder,
      MONGODB_URL: "mongodb://mongo",
      REDIS_URL: "redis://redis",
      RABBITMQ_URL: "amqp://rabbitmq",
    },
  });

const secretsOf = (deployable: string): Record<string, string> => {
  const { stdout } = run("k8s-secrets.ts");
  const all = parseAllDocuments(stdout).map((document) => document.toJS() as Secret);
  return all.find(({ metadata }) => metadata.name === deployable)?.stringData ?? {};
};
const trustedOf = (issuer: string): TrustedKey[] =>
  (JSON.parse(secretsOf("auth")["TRUSTED_KEYS"] ?? "[]") as TrustedKey[]).filter((key) => key.issuer === issuer);

describe("keys of an installation that an earlier release made", () => {
  it("are taken over: trusted by their name and by their thumbprint, and with the key of visitors' cookies", () => {
    const trusted = trustedOf("gateway");
    expect(trusted.map(({ kid }) => kid)).toEqual([expect.stringMatching(/^[\w-]{43}$/), "gateway-1"]);
    for (const { publicKey } of trusted) expect(publicKey).toBe(pairs["gateway"]?.publicKey);
    expect(secretsOf("gateway")["SERVICE_PRIVATE_KEY"]).toBe(pairs["gateway"]?.privateKey);

    const material = createPrivateKey(pairs["ai"]?.privateKey ?? "").export({ type: "pkcs8", format: "der" });
    const former = Buffer.from(hkdfSync("sha256", material, "", "visitor-cookie", 32));
    const [first, second] = (secretsOf("ai")["VISITOR_COOKIE_KEYS"] ?? "").split(",");
    expect(second).toBe(former.toString("base64"));
    expect(first).not.toBe(second);
    const sign = (key: string) => createHmac("sha256", Buffer.from(key, "base64")).update("visitor").digest("hex");
    expect(sign(second ?? "")).toBe(createHmac("sha256", former).update("visitor").digest("hex"));
  });

  it("are one key for auth and the gateway, and none for any other service", () => {
    const [auth, gateway] = [secretsOf("auth"), secretsOf("gateway")];
    expect(auth["SESSION_MIRROR_KEYS"]).toMatch(/^[A-Za-z0-9+/]{43}=$/);
    expect(gateway["SESSION_MIRROR_KEYS"]).toBe(auth["SESSION_MIRROR_KEYS"]);
    expect(secretsOf("case-chat")["SESSION_MIRROR_KEYS"]).toBeUndefined();
    expect(gateway["VISITOR_HASH_KEYS"]).not.toBe(secretsOf("analytics")["VISITOR_HASH_KEYS"]);
  });
});

describe("the exchange of a key, step by step", () => {
  const privateKey = () => secretsOf("gateway")["SERVICE_PRIVATE_KEY"];
  const step = (...args: string[]) => run("keys-rotate.ts", "gateway", "--step", ...args);

  it("accepts the new key, uses it, and drops the former one when its tokens have ended", () => {
    const old = pairs["gateway"];
    expect(step().stdout).toContain("1 of 3");
    expect(privateKey()).toBe(old?.privateKey);
    expect(new Set(trustedOf("gateway").map(({ publicKey }) => publicKey)).size).toBe(2);

    expect(step().stdout).toContain("2 of 3");
    expect(privateKey()).not.toBe(old?.privateKey);
    expect(trustedOf("gateway").map(({ publicKey }) => publicKey)).toContain(old?.publicKey);
    expect(readFileSync(join(folder, "keys.json"), "utf8")).not.toContain(JSON.stringify(old?.privateKey));

    const early = step();
    expect(early.status).toBe(1);
    expect(early.stderr).toContain("too early");
    expect(trustedOf("gateway").map(({ publicKey }) => publicKey)).toContain(old?.publicKey);

    expect(step("--drop").stdout).toContain("3 of 3");
    const last = trustedOf("gateway");
    expect(last).toHaveLength(1);
    expect(last[0]?.publicKey).not.toBe(old?.publicKey);
  });

  it("goes on after one that was cut off, and not beside one that runs", () => {
    const lock = join(folder, "keys.lock");
    writeFileSync(lock, String(process.pid));
    const refused = run("keys-rotate.ts", "ai", "--step");
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain("another rotation of keys");

    const minuteAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, minuteAgo, minuteAgo);
    expect(run("keys-rotate.ts", "ai", "--step").stdout).toContain("1 of 3");
    expect(existsSync(lock)).toBe(false);
  });

  it("says which keys there are, and that nothing runs here", () => {
    const unknown = run("keys-rotate.ts", "nothing", "--step");
    expect(unknown.status).toBe(1);
    expect(unknown.stderr).toContain("session-mirror");
    expect(run("keys-rotate.ts", "gateway").stderr).toContain("the platform does not run here");
  });
});
