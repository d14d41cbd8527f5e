import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { confined } from "../src/confinement.ts";
import { run } from "../src/run.ts";
import { type MongoServer, startMongoServer } from "./support/mongo-server.ts";

const statusOf = (pid: number, field: string) =>
  new RegExp(`^${field}:\\s+(.*)$`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];

const [, probe] = confined("user", { rootFileSystem: "/", dataDirectory: "/tmp", command: ["true"] });
const namespaceFlags = probe.slice(0, probe.indexOf("--mount"));
const userNamespacesWork = await run("unshare", [...namespaceFlags, "true"]).then(
  () => true,
  () => false,
);

(process.getuid?.() === 0 ? it : it.skip)(
  "started by root, neither PostgreSQL nor the gateway stays root",
  async () => {
    const server = await startMongoServer();
    try {
      await (await server.connect()).db("confined").collection("things").insertOne({ a: 1 });
      for (const pid of Object.values(server.pids)) expect(statusOf(pid, "Uid")).toBe("10001\t10001\t10001\t10001");
    } finally {
      await server.stop();
    }
  },
  120_000,
);

(userNamespacesWork ? describe : describe.skip)("as an ordinary user, in a user namespace", () => {
  let server: MongoServer;
  beforeAll(async () => {
    server = await startMongoServer({ how: "user" });
  });
  afterAll(() => server.stop());

  it("the servers work, and their files belong to that user", async () => {
    const things = (await server.connect()).db("confined").collection("things");
    await things.insertOne({ a: 1 });
    expect(await things.countDocuments()).toBe(1);
    expect(statSync(join(server.socketDirectory, "../postgres/PG_VERSION")).uid).toBe(process.getuid?.());
  });

  it("PostgreSQL holds no capabilities and cannot gain any", () => {
    expect(statusOf(server.pids.postgres, "CapEff")).toBe("0000000000000000");
    expect(statusOf(server.pids.postgres, "NoNewPrivs")).toBe("1");
  });
});
