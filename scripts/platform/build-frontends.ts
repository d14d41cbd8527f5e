import { spawn } from "node:child_process";
import { WEB_DIR } from "../web/apps.ts";

/** Builds what is stale in a process of its own: webpack's memory goes when it ends. Returns the built folder. */
export const buildFrontends = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve(WEB_DIR) : reject(new Error("the frontends did not build"))));
  });
