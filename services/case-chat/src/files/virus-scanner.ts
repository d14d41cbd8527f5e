import { once } from "node:events";
import { connect, type NetConnectOpts } from "node:net";
import { AppError, counter, unavailable } from "@legal/service-kit";

/** Reads all of a file's bytes; throws FILE_INFECTED for known malware and SCANNER_UNAVAILABLE without an answer. */
export type ScanForViruses = (bytes: AsyncIterable<Buffer>) => Promise<void>;

const MAX_ANSWER_BYTES = 4096;

const scans = counter("file_scans_total", "Uploads by what the virus scanner said", ["outcome"]);

const targetOf = (url: string): NetConnectOpts => {
  const { protocol, hostname, port, pathname } = new URL(url);
  if (protocol === "unix:") return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[(.*)\]$/, "$1"), port: Number(port || 3310) };
};

/** `INSTREAM` of clamd(8): each chunk behind its length in four bytes, an empty one ends the file. */
const asStream = async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const chunk of bytes) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield Buffer.concat([length, chunk]);
  }
  yield Buffer.alloc(4);
};

const ask = async (target: NetConnectOpts, bytes: AsyncIterable<Buffer>, timeoutMs: number): Promise<string> => {
  const socket = connect(target);
  const signal = AbortSignal.timeout(timeoutMs);
  signal.addEventListener("abort", () => socket.destroy(signal.reason));
  try {
    await once(socket, "connect");
    const answer = (async () => {
      let text = "";
      for await (const chunk of socket)
        if ((text += String(chunk)).includes("\0") || text.length > MAX_ANSWER_BYTES) break;
      return text;
    })();
    // It may answer, and hang up, before it has taken everything.
    const sent = (async () => {
      for await (const chunk of asStream(bytes)) if (!socket.write(chunk)) await once(socket, "drain", { signal });
    })();
    sent.catch(() => undefined);
    return await answer;
  } finally {
    socket.destroy();
  }
};

/**
 * A scanner that cannot be asked refuses the upload for now: an operator who set one up trusts files because it has scanned them.
 * Nothing is lost by that, for the browser keeps the file and offers to send it again.
 */
export const createVirusScanner = (url: string, timeoutMs: number): ScanForViruses => {
  const target = targetOf(url);
  return async (bytes) => {
    const answer = await ask(target, bytes, timeoutMs).catch((error: unknown) => {
      scans.inc({ outcome: "unavailable" });
      throw unavailable("SCANNER_UNAVAILABLE", error);
    });
    if (/^stream: .* FOUND\0/s.test(answer)) {
      scans.inc({ outcome: "infected" });
      throw new AppError(422, "FILE_INFECTED");
    }
    if (answer !== "stream: OK\0") {
      scans.inc({ outcome: "unavailable" });
      throw unavailable("SCANNER_UNAVAILABLE", new Error("the scanner did not say whether the file is clean"));
    }
    scans.inc({ outcome: "clean" });
  };
};
