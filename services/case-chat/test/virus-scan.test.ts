import { once } from "node:events";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import type { ErrorBody } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import { StoredFile } from "../src/files/stored-file-model.ts";
import { PNG, tryUpload, upload } from "./support-files.ts";
import { member, useChat } from "./support.ts";

const EICAR = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";
type Behaviour = "answers" | "is silent" | "hangs up" | "is out of order" | "takes too little";

/** clamd as far as INSTREAM goes: at a path, or at a port of one of this machine's addresses. */
const startClamd = async (where: { path: string } | { host: string }) => {
  const seen: Buffer[] = [];
  const open = new Set<Socket>();
  let behaviour: Behaviour = "answers";
  const answerTo = (file: Buffer) => (file.includes(EICAR) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => open.delete(socket));
    if (behaviour === "hangs up") {
      socket.destroy();
      return;
    }
    if (behaviour === "takes too little") {
      socket.resume().end("INSTREAM size limit exceeded. ERROR\0");
      return;
    }
    let data = Buffer.alloc(0);
    socket.on("data", (chunk) => {
      data = Buffer.concat([data, chunk]);
      const file: Buffer[] = [];
      let at = "zINSTREAM\0".length;
      while (data.length >= at + 4) {
        const length = data.readUInt32BE(at);
        if (length === 0) {
          seen.push(Buffer.concat(file));
          if (behaviour === "answers") socket.end(answerTo(Buffer.concat(file)));
          if (behaviour === "is out of order") socket.end("stream: lstat() failed. ERROR\0");
          return;
        }
        file.push(data.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  let port = 0;
  const listen = async () => {
    server.listen("host" in where ? { port, ...where } : where);
    await once(server, "listening");
    if ("host" in where) ({ port } = server.address() as AddressInfo);
  };
  await listen();
  return {
    url:
      "path" in where
        ? `unix://${where.path}`
        : `tcp://${where.host.includes(":") ? `[${where.host}]` : where.host}:${port}`,
    seen,
    open,
    listen,
    behave: (how: Behaviour) => (behaviour = how),
    close: async () => {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, "close");
    },
  };
};

const hasIpv6 = Object.values(networkInterfaces()).some((ones) => ones?.some(({ address }) => address === "::1"));
const leftOf = (id: string) => StoredFile.countDocuments({ uploaderId: id });

type Scanner = [string, Awaited<ReturnType<typeof startClamd>>];
const scanners: Scanner[] = [
  ["a unix socket", await startClamd({ path: join(tmpdir(), `clamd-${newId()}.sock`) })],
  ["TCP", await startClamd({ host: "127.0.0.1" })],
  ...(hasIpv6 ? [["TCP over IPv6", await startClamd({ host: "::1" })] satisfies Scanner] : []),
];

describe.each(scanners)("an upload that a scanner looks through over %s", (_what, clamd) => {
  const chat = useChat({ clamdUrl: clamd.url, clamdTimeoutMs: 5000 });
  afterEach(() => clamd.behave("answers"));
  afterAll(() => clamd.close());

  it("is shown to it whole and kept when it is clean", async () => {
    const content = Buffer.concat([PNG, Buffer.alloc(700_000, 7)]);
    await upload(chat.http, member(), content, "a.png");
    expect(clamd.seen.at(-1)?.equals(content)).toBe(true);
  });

  it("is refused with its own code when it is infected, and nothing of it stays", async () => {
    const as = member({ language: "en" });
    const answer = await tryUpload(chat.http, as, Buffer.from(EICAR), "a.txt");
    expect(answer.status).toBe(422);
    const { code, message } = (await answer.json()) as ErrorBody;
    expect(code).toBe("FILE_INFECTED");
    expect(message).toMatch(/^Malware was found in this file/);
    expect(await leftOf(as.id)).toBe(0);
  });

  it.each(["is silent", "hangs up", "is out of order", "takes too little"] as const)(
    "is refused for now when the scanner %s, and taken when it answers again",
    async (how) => {
      const as = member();
      clamd.behave(how);
      const answer = await tryUpload(chat.http, as, PNG, "a.png");
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: "SCANNER_UNAVAILABLE" });
      expect(await leftOf(as.id)).toBe(0);
      await until(() => clamd.open.size === 0);
      clamd.behave("answers");
      expect((await tryUpload(chat.http, as, PNG, "a.png")).status).toBe(201);
    },
  );

  it("is refused for now when there is no scanner any more", async () => {
    await clamd.close();
    expect((await tryUpload(chat.http, member(), PNG, "a.png")).status).toBe(503);
    await clamd.listen();
    expect((await tryUpload(chat.http, member(), PNG, "a.png")).status).toBe(201);
  });
});
