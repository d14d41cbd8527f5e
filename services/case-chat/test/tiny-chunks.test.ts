import { connect } from "node:net";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { tokenFor, type TestHttp } from "@legal/test-kit";
import type { User } from "@legal/service-kit";
import { docx, tryUpload } from "./support-files.ts";
import { AUDIENCE, member, useChat } from "./support.ts";

const chat = useChat();

/** The body of an upload in HTTP chunks of one byte, behind a first one of `wholeBytes`. */
const inTinyChunks = (content: Buffer, wholeBytes: number, name: string): Buffer => {
  const head = Buffer.from(`--X\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`);
  const body = Buffer.concat([head, content, Buffer.from("\r\n--X--\r\n")]);
  const whole = body.subarray(0, wholeBytes);
  const tiny = [...body.subarray(wholeBytes)].map((byte) => Buffer.from([0x31, 13, 10, byte, 13, 10]));
  return Buffer.concat([
    Buffer.from(`${whole.length.toString(16)}\r\n`),
    whole,
    Buffer.from("\r\n"),
    ...tiny,
    Buffer.from("0\r\n\r\n"),
  ]);
};

const post = async (http: TestHttp, as: User, body: Buffer): Promise<number> => {
  const socket = connect(Number(new URL(http.url).port), "127.0.0.1");
  socket.write(
    `POST /api/upload HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${tokenFor(as, AUDIENCE)}\r\n` +
      "Content-Type: multipart/form-data; boundary=X\r\nTransfer-Encoding: chunked\r\n\r\n",
  );
  socket.write(body);
  let answer = "";
  socket.on("data", (chunk) => (answer += String(chunk)));
  await once(socket, "close");
  return Number(answer.slice(9, 12));
};

const KB = 1024;
const padded = (bytes: number) => docx({ others: [{ name: "word/media/a.bin", content: randomBytes(bytes) }] });
const pdf = (bytes: number) => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(bytes, "x")]);

/** Stored one by one these chunks cost many seconds; a process that starts its worker meanwhile costs a few hundred. */
const MAX_CPU_MS = 1000;

describe("an upload in chunks of one byte", () => {
  // A first one loads what every upload needs, the worker's code too.
  beforeAll(async () => expect((await tryUpload(chat.http, member(), docx(), "a.docx")).status).toBe(201));

  it.each([
    ["a.docx", 64, 10_000],
    ["a.docx", 600, 10_000],
    ["a.docx", 600, 40_000],
    ["a.pdf", 600, 40_000],
  ])("costs little and is stored whole: %s, %i KB and %i chunks", async (name, kilobytes, chunks) => {
    const content = name.endsWith("pdf") ? pdf(kilobytes * KB) : padded(kilobytes * KB);
    const body = inTinyChunks(content, content.length - chunks, name);
    // The cheaper of two: the machine may be busy with other things meanwhile.
    const costs: number[] = [];
    for (let time = 0; time < 2; time += 1) {
      const before = process.cpuUsage();
      expect(await post(chat.http, member(), body)).toBe(201);
      const { user, system } = process.cpuUsage(before);
      costs.push((user + system) / 1000);
    }
    expect(Math.min(...costs)).toBeLessThan(MAX_CPU_MS);
  });
});
