import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { runProgram } from "./support.ts";

interface Body {
  resourceSpans: { scopeSpans: { spans: { name: string }[] }[] }[];
}

/** A collector; returns the names of the spans that came. */
const startCollector = async () => {
  const names: string[] = [];
  const server = createServer((req, res) => {
    let body = "";
    req.on("data", (chunk: Buffer) => (body += chunk.toString()));
    req.on("end", () => {
      const { resourceSpans } = JSON.parse(body) as Body;
      for (const { scopeSpans } of resourceSpans)
        for (const { spans } of scopeSpans) names.push(...spans.map(({ name }) => name));
      res.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, names, stop };
};

describe("a process without a collector", () => {
  it("loads nothing of the tracing SDK and works", async () => {
    const program = runProgram("traced-program.ts", {});
    expect(await program.exitCode).toBe(0);
    expect(program.output()).toContain("files of the SDK: 0\n");
  });
});

describe("a process with a collector", () => {
  it("has sent its last spans when it ends", async () => {
    const collector = await startCollector();
    const program = runProgram("traced-program.ts", { ENDPOINT: collector.url });
    expect(await program.exitCode).toBe(0);
    expect(program.output()).not.toContain("files of the SDK: 0\n");
    expect(collector.names).toEqual(["work"]);
    collector.stop();
  });

  it("that is unreachable does not keep the process from ending well", async () => {
    const program = runProgram("traced-program.ts", { ENDPOINT: "http://127.0.0.1:9" });
    expect(await program.exitCode).toBe(0);
  });
});
