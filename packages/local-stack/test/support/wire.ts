import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { BSON } from "bson";
import { FrameReader } from "../../src/mongo-gateway/framing.ts";
import type { Document } from "./mongo.ts";

const OP_MSG = 2013;

/** One frame with the given opcode; `length` lies about its size when given. */
export const frame = (payload: Uint8Array, { opCode = OP_MSG, requestId = 1, length = 16 + payload.length } = {}) => {
  const header = Buffer.alloc(16);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(requestId, 4);
  header.writeInt32LE(opCode, 12);
  return Buffer.concat([header, payload]);
};

export const flagBits = (flags: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(flags);
  return bytes;
};

export const bodySection = (document: Document) => Buffer.concat([Buffer.from([0]), BSON.serialize(document)]);

export const message = (document: Document, requestId = 1, flags = 0) =>
  frame(Buffer.concat([flagBits(flags), bodySection(document)]), { requestId });

export interface Reply {
  responseTo: number;
  document: Document;
}

/** A client without a driver, which can send what no driver would. */
export class RawClient {
  readonly socket: Socket;
  readonly #reader = new FrameReader();
  readonly closed: Promise<unknown>;

  constructor(socket: Socket) {
    this.socket = socket;
    this.closed = once(socket, "close");
    socket.on("error", () => undefined);
  }

  static async open(port: number) {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    return new RawClient(socket);
  }

  send(...parts: Uint8Array[]) {
    for (const part of parts) this.socket.write(part);
  }

  async receive(): Promise<Reply> {
    for (;;) {
      const reply = this.#reader.next();
      if (reply) return { responseTo: reply.readInt32LE(8), document: BSON.deserialize(reply.subarray(21)) };
      const chunk = this.socket.read() as Buffer | null;
      if (chunk) this.#reader.push(chunk);
      else
        await Promise.race([
          once(this.socket, "readable"),
          this.closed.then(() => Promise.reject(new Error("closed"))),
        ]);
    }
  }

  async ask(document: Document): Promise<Document> {
    this.send(message(document));
    return (await this.receive()).document;
  }

  close() {
    this.socket.destroy();
  }
}
