import type { StatedFacts } from "@legal/contracts";
import { createIdentity } from "@legal/service-kit";
import { startHttp, testKeys, type TestHttp } from "@legal/test-kit";

interface Wanted {
  payerId: string;
  paper: string;
  sentences: string[];
  maxSentences: number;
}

export interface TestAi extends TestHttp {
  /** By member and service. */
  stated: Map<string, StatedFacts>;
  asked: Wanted[];
  /** Something that happens while it is asked for what was stated. */
  whileStating: (work: () => unknown) => void;
  /** What it composes from now on: a status where it fails, and without an answer it never does. */
  compose: (write: (wanted: Wanted) => string[] | number | Promise<string[]>) => void;
}

/** What ai answers to this service, and it answers only this service. */
export const startAi = async (): Promise<TestAi> => {
  const identity = createIdentity({ audience: "ai", trustedKeys: testKeys().trustedKeys });
  const asked: Wanted[] = [];
  const stated: TestAi["stated"] = new Map();
  let meanwhile: () => unknown = () => undefined;
  let write: Parameters<TestAi["compose"]>[0] = () => 503;
  const http = await startHttp(async (req, res) => {
    identity.verifyService(req.headers.authorization?.replace("Bearer ", "") ?? "", ["documents"]);
    const url = new URL(req.url ?? "", "http://ai");
    if (req.method === "GET") {
      meanwhile();
      const known = stated.get(`${url.searchParams.get("userId")} ${url.searchParams.get("serviceType")}`);
      res.writeHead(200, { "content-type": "application/json" });
      res.end(JSON.stringify(known ?? { claim: null, served: null }));
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    const wanted = JSON.parse(Buffer.concat(parts).toString()) as Wanted;
    asked.push(wanted);
    const written = await write(wanted);
    const isRefused = typeof written === "number";
    res.writeHead(isRefused ? written : 200, { "content-type": "application/json" });
    res.end(JSON.stringify(isRefused ? { code: "AI_UNAVAILABLE" } : { sentences: written }));
  });
  return {
    ...http,
    asked,
    stated,
    whileStating: (work) => {
      meanwhile = work;
    },
    compose: (next) => {
      write = next;
    },
  };
};
