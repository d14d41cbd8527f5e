import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GatewayUnderTest, gatewayUnderTest } from "./support.ts";
import { writeBuild } from "./support-web-build.ts";

/** A page with the configuration inlined in it. */
export const readPage = async (gateway: GatewayUnderTest, path: string, headers: Record<string, string> = {}) => {
  const answer = await gateway.fetch(path, { headers });
  const html = await answer.text();
  const config = /<script type="application\/json" id="runtime-config">(.*?)<\/script>/.exec(html)?.[1];
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    config: JSON.parse(config ?? "null") as Record<string, unknown>,
  };
};

/**
 * Status and header; fetch would ask for, and undo, an encoding of its own choice, and make a conditional request a
 * reload.
 */
export const getRaw = async (gateway: GatewayUnderTest, path: string, headers: Record<string, string>) => {
  const sent = request(`${gateway.url}${path}`, { headers }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, ...answer.headers };
};

/** A built site in a folder of its own, and a gateway that serves it. */
export const builtSite = (world: ReturnType<typeof gatewayUnderTest>) => {
  let folder: string;
  let webDir: string;
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "web-"));
    webDir = join(folder, "web");
    await writeBuild(webDir);
    gateway = await world.start({ WEB_DIR: webDir });
  });
  afterAll(() => rm(folder, { recursive: true }));
  return {
    get folder() {
      return folder;
    },
    get webDir() {
      return webDir;
    },
    get gateway() {
      return gateway;
    },
    page: (path: string, headers: Record<string, string> = {}, from = gateway) => readPage(from, path, headers),
  };
};
