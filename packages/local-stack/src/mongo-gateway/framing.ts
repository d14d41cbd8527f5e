/** What `hello` answers to the driver; larger messages end the connection, as a MongoDB server ends it. */
export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER_BYTES = 16;

export const OP_REPLY = 1;
export const OP_QUERY = 2004;
export const OP_MSG = 2013;

/** The peer does not speak the protocol: nothing it sends after this can be trusted, so the connection is closed. */
export class ProtocolViolation extends Error {
  override name = "ProtocolViolation";
}

/** Cuts a byte stream into whole messages, without copying a large one again for every chunk of it that arrives. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #bytes = 0;

  get bufferedBytes() {
    return this.#bytes;
  }

  push(chunk: Buffer) {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
  }

  /** The next whole message, or undefined until more bytes have come. Throws ProtocolViolation. */
  next(): Buffer | undefined {
    if (this.#bytes < 4) return undefined;
    const length = this.#head(4).readInt32LE(0);
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES) throw new ProtocolViolation(`message length ${length}`);
    if (this.#bytes < length) return undefined;
    const all = this.#head(length);
    this.#chunks[0] = all.subarray(length);
    this.#bytes -= length;
    return all.subarray(0, length);
  }

  /** Joins chunks until the first one holds at least so many bytes. */
  #head(bytes: number): Buffer {
    const first = this.#chunks[0];
    if (first && first.length >= bytes) return first;
    const joined = Buffer.concat(this.#chunks);
    this.#chunks = [joined];
    return joined;
  }
}

let lastRequestId = 0;

const header = (length: number, responseTo: number, opCode: number) => {
  const frame = Buffer.allocUnsafe(length);
  lastRequestId = (lastRequestId + 1) & 0x7fffffff;
  frame.writeInt32LE(length, 0);
  frame.writeInt32LE(lastRequestId, 4);
  frame.writeInt32LE(responseTo, 8);
  frame.writeInt32LE(opCode, 12);
  return frame;
};

export const opMsgReply = (responseTo: number, document: Uint8Array): Buffer => {
  const frame = header(HEADER_BYTES + 5 + document.length, responseTo, OP_MSG);
  frame.writeInt32LE(0, 16);
  frame[20] = 0;
  frame.set(document, 21);
  return frame;
};

/** The answer to OP_QUERY, which drivers still use for their very first greeting. */
export const opQueryReply = (responseTo: number, document: Uint8Array): Buffer => {
  const frame = header(36 + document.length, responseTo, OP_REPLY).fill(0, HEADER_BYTES);
  const AWAIT_CAPABLE = 8;
  frame.writeInt32LE(AWAIT_CAPABLE, 16);
  frame.writeInt32LE(1, 32);
  frame.set(document, 36);
  return frame;
};
