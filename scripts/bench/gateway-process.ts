import { spawn } from "node:child_process";
import { deployables, environmentOf, serviceUrls } from "../platform/deployables.ts";
import { waitUntilReady } from "../platform/ready.ts";
import { localSecrets } from "../platform/secrets.ts";
import type { Platform } from "@legal/test-kit/platform";

const PORT = 18_990;

/** A second gateway beside the platform, whose services are all one given upstream. */
export const startGateway = async (platform: Platform, upstream: string) => {
  const all = deployables(PORT);
  const gateway = all.find(({ name }) => name === "gateway");
  if (!gateway) throw new Error("no deployable named gateway");
  const secrets = localSecrets(
    platform.dataDir,
    all.map(({ name }) => name),
  );
  const address = `http://127.0.0.1:${PORT}`;
  const env = environmentOf(gateway, {
    all,
    secrets,
    urls: platform.urls,
    isOwn: true,
    dataDir: platform.dataDir,
    webDir: "dist/web",
    publicOrigin: address,
  });
  const child = spawn(process.execPath, ["gateway/src/main.ts"], {
    env: {
      ...process.env,
      ...env,
      ...Object.fromEntries(Object.keys(serviceUrls(all)).map((variable) => [variable, upstream])),
      RATE_LIMIT_SCALE: "100000",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await waitUntilReady([`${address}/health/live`], 20_000);
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGTERM");
    });
  return { address, pid: child.pid ?? 0, stop };
};
