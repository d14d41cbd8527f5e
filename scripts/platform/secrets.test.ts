import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parseAllDocuments } from "yaml";
import { ROOT } from "./data-dir.ts";

interface Secret {
  metadata: { name: string };
  stringData: Record<string, string>;
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "secrets-"));
  folders.push(folder);
  return folder;
};

const ADDRESSES = { MONGODB_URL: "mongodb://mongo", REDIS_URL: "redis://redis", RABBITMQ_URL: "amqp://rabbitmq" };

const run = (folder: string, env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ["scripts/k8s-secrets.ts"], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, ...ADDRESSES, ...env, DATA_DIR: folder },
  });

const secretsIn = (folder: string, env?: Record<string, string>): Record<string, Record<string, string>> => {
  const all = parseAllDocuments(run(folder, env).stdout).map((document) => document.toJS() as Secret);
  return Object.fromEntries(all.map(({ metadata, stringData }) => [metadata.name, stringData]));
};

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;

describe("the secrets of an installation", () => {
  const folder = newFolder();
  const file = join(folder, "secrets.json");
  const made = secretsIn(folder);

  it("are what they were after a release before 0.2 has written the file with what it knows", () => {
    const { keys, adminUsername, adminPassword, backupKey } = read(file);
    writeFileSync(file, JSON.stringify({ keys, adminUsername, adminPassword, backupKey }, null, 2));
    expect(secretsIn(folder)).toEqual(made);
  });

  it("are taken over from an installation that has them all in one file", () => {
    const one = newFolder();
    const known = { ...read(file), secondFactorKeys: "1:c2VjcmV0", vapidKeys: "public:private" };
    writeFileSync(join(one, "secrets.json"), JSON.stringify(known));
    const secrets = secretsIn(one);
    expect(secrets["auth"]?.["SECOND_FACTOR_KEYS"]).toBe("1:c2VjcmV0");
    expect(secrets["notifications"]?.["VAPID_KEYS"]).toBe("public:private");
    expect(secrets["auth"]?.["MONGODB_URL"]).toBe(made["auth"]?.["MONGODB_URL"]);
  });

  it("keep what a later release has added", () => {
    const one = newFolder();
    const { keys } = read(file);
    writeFileSync(join(one, "secrets.json"), JSON.stringify({ keys, later: "a" }));
    const backing = { mongodb: { later: "c" }, redis: {}, rabbitmq: {} };
    writeFileSync(join(one, "secrets-0.2.json"), JSON.stringify({ laterStill: "b", backing }));
    const book = {
      "later-service": { current: (keys as Record<string, { privateKey: string }>)["auth"]?.privateKey, former: [] },
      "later-ring": { current: "a2V5", former: [] },
    };
    writeFileSync(join(one, "keys.json"), JSON.stringify(book));
    const first = secretsIn(one);
    expect(secretsIn(one)).toEqual(first);
    expect(read(join(one, "keys.json"))).toMatchObject(book);
    expect(read(join(one, "secrets.json"))).toMatchObject({ later: "a" });
    expect(read(join(one, "secrets-0.2.json"))).toMatchObject({ laterStill: "b", backing });
  });

  it("are not written again where nothing is new, and stay whole where they cannot be written", () => {
    const long = new Date("2026-01-02T03:04:05Z");
    const files = ["secrets.json", "secrets-0.2.json", "keys.json"].map((name) => join(folder, name));
    for (const name of files) utimesSync(name, long, long);
    const before = files.map((name) => readFileSync(name, "utf8"));
    expect(secretsIn(folder)).toEqual(made);
    for (const name of files) expect(statSync(name).mtime).toEqual(long);

    writeFileSync(file, JSON.stringify({ ...read(file), vapidKeys: undefined }));
    mkdirSync(`${file}.new`);
    expect(run(folder).status).not.toBe(0);
    rmSync(`${file}.new`, { recursive: true });
    expect(secretsIn(folder)).toEqual(made);
    expect(files.map((name) => readFileSync(name, "utf8")).slice(1)).toEqual(before.slice(1));
  });

  it("are one set where two commands make them at the same moment", async () => {
    const one = newFolder();
    const env = { ...process.env, ...ADDRESSES, DATA_DIR: one };
    const command = () => promisify(execFile)(process.execPath, ["scripts/k8s-secrets.ts"], { cwd: ROOT, env });
    const [left, right] = await Promise.all([command(), command()]);
    expect(left.stdout).toBe(right.stdout);
  });

  it("come from the environment on a new machine, and stay without it", () => {
    const restored = newFolder();
    const given = { BACKUP_KEY: "the key of exports", SECOND_FACTOR_KEYS: "7:c2VjcmV0", VAPID_KEYS: "public:private" };
    secretsIn(restored, given);
    const { auth, backup, notifications } = secretsIn(restored, { BACKUP_KEY: "", SECOND_FACTOR_KEYS: "" });
    expect([auth?.["SECOND_FACTOR_KEYS"], backup?.["BACKUP_KEY"], notifications?.["VAPID_KEYS"]]).toEqual([
      given.SECOND_FACTOR_KEYS,
      given.BACKUP_KEY,
      given.VAPID_KEYS,
    ]);
  });

  it("seal second factors under a key that no other installation's is named as", () => {
    const idIn = (secrets: Record<string, Record<string, string>>) =>
      secrets["auth"]?.["SECOND_FACTOR_KEYS"]?.split(":")[0];
    expect(idIn(made)).toMatch(/^[\w-]{4,20}$/);
    expect(idIn(secretsIn(newFolder()))).not.toBe(idIn(made));
  });
});
