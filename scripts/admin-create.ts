// `npm run admin:create -- --username kim --email kim@example.com`: an administrator for the running platform.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { environmentOf, deployables } from "./platform/deployables.ts";
import { localSecrets } from "./platform/secrets.ts";

const root = resolve(import.meta.dirname, "..");
const dataDir = resolve(process.env["DATA_DIR"] ?? join(root, ".data"));
const runFile = join(dataDir, "run.json");

if (!existsSync(runFile)) {
  console.error("The platform is not running here. Start it with npm start first, then run this beside it.");
  process.exit(1);
}
const { urls, address, port } = JSON.parse(readFileSync(runFile, "utf8")) as {
  urls: { mongodbUrl: string; redisUrl: string; rabbitmqUrl: string };
  address: string;
  port: number;
};
const all = deployables(port);
const auth = all.find(({ name }) => name === "auth");
if (!auth) throw new Error("no deployable named auth");
const secrets = localSecrets(
  dataDir,
  all.map(({ name }) => name),
);
const { status } = spawnSync(process.execPath, ["src/create-admin.ts", ...process.argv.slice(2)], {
  cwd: join(root, auth.dir),
  stdio: "inherit",
  env: {
    ...process.env,
    ...environmentOf(auth, { all, secrets, urls, dataDir, webDir: "", publicOrigin: address }),
    ADMIN_USERNAME: "",
    ADMIN_PASSWORD: process.env["ADMIN_PASSWORD"] ?? "",
  },
});
process.exit(status ?? 1);
