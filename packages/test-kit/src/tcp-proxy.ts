import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface TcpProxy {
  /** The target's URL, by way of the proxy. */
  url: string;
  /** Resets every connection and refuses new ones. */
  cut: () => void;
  /** Keeps connections open but passes nothing, as a machine that hangs. */
  stall: () => void;
  /** Passes what is asked and holds what is answered. */
  holdAnswers: () => void;
  /** Holds the next request with these bytes, and what follows on its connection; resolves when it is there. */
  holdRequest: (bytes: string) => Promise<void>;
  /** Passes everything again. */
  restore: () => void;
  close: () => Promise<void>;
}

interface Hold {
  bytes: string;
  found: () => void;
  release?: () => void;
}

type Mode = "open" | "cut" | "stalled";

/** Stands between a client and a server, to take the server away and bring it back. */
export const startTcpProxy = async (targetUrl: string): Promise<TcpProxy> => {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  const answering = new Set<Socket>();
  let mode: Mode = "open";
  let hold: Hold | undefined;

  const pass = (chunk: Buffer, inbound: Socket, outbound: Socket): void => {
    if (!hold || hold.release || !chunk.includes(hold.bytes)) {
      outbound.write(chunk);
      return;
    }
    inbound.pause();
    hold.release = () => void outbound.write(chunk);
    hold.found();
  };
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // A reset is what the proxy is for.
    socket.on("error", () => socket.destroy());
    if (mode === "stalled") socket.pause();
  };
  const server = createServer((inbound) => {
    keep(inbound);
    if (mode === "cut") {
      inbound.resetAndDestroy();
      return;
    }
    const outbound = connect(Number(target.port), target.hostname);
    keep(outbound);
    answering.add(outbound);
    outbound.on("close", () => answering.delete(outbound));
    inbound.on("data", (chunk) => pass(chunk, inbound, outbound)).on("close", () => outbound.destroy());
    outbound.on("data", (chunk) => inbound.write(chunk)).on("close", () => inbound.destroy());
    if (mode === "stalled") [inbound, outbound].forEach((socket) => socket.pause());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(targetUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: url.href,
    cut: () => {
      mode = "cut";
      for (const socket of sockets) socket.resetAndDestroy();
    },
    stall: () => {
      mode = "stalled";
      for (const socket of sockets) socket.pause();
    },
    holdAnswers: () => {
      for (const socket of answering) socket.pause();
    },
    holdRequest: (bytes) => {
      const { promise, resolve: found } = Promise.withResolvers<void>();
      hold = { bytes, found };
      return promise;
    },
    restore: () => {
      mode = "open";
      hold?.release?.();
      hold = undefined;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      const closed = once(server, "close");
      server.close();
      await closed;
    },
  };
};
