import { OP_MSG, OP_QUERY, ProtocolViolation } from "./framing.ts";

export interface WireMessage {
  requestId: number;
  legacy: boolean;
  /** The sender waits for no answer. */
  fireAndForget: boolean;
  body: Buffer;
  /** OP_MSG document sequences (insert's documents and so on), each the documents one after the other. */
  sequences: Map<string, Buffer>;
}

const CHECKSUM_PRESENT = 1 << 0;
const MORE_TO_COME = 1 << 1;
const REQUIRED_FLAGS = 0xffff;

/** Takes a frame apart. Throws ProtocolViolation where a length or a section does not fit. */
export const parseWireMessage = (frame: Buffer): WireMessage => {
  const opCode = frame.readInt32LE(12);
  if (opCode === OP_MSG) return parseOpMsg(frame);
  if (opCode === OP_QUERY) return parseOpQuery(frame);
  throw new ProtocolViolation(`opcode ${opCode}`);
};

const parseOpMsg = (frame: Buffer): WireMessage => {
  if (frame.length < 21) throw new ProtocolViolation("OP_MSG without a body");
  const flags = frame.readUInt32LE(16);
  if (flags & REQUIRED_FLAGS & ~(CHECKSUM_PRESENT | MORE_TO_COME)) throw new ProtocolViolation(`OP_MSG flags ${flags}`);
  const end = frame.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  const sequences = new Map<string, Buffer>();
  let body: Buffer | undefined;
  for (let at = 20; at < end;) {
    const kind = frame[at];
    const section = sized(frame, at + 1, end);
    if (kind === 0 && !body) body = section;
    else if (kind === 1) addSequence(sequences, section);
    else throw new ProtocolViolation(`OP_MSG section of kind ${kind}`);
    at += 1 + section.length;
  }
  if (!body) throw new ProtocolViolation("OP_MSG without a body");
  return {
    requestId: frame.readInt32LE(4),
    legacy: false,
    fireAndForget: Boolean(flags & MORE_TO_COME),
    body,
    sequences,
  };
};

/** A piece that begins with its own length. */
const sized = (frame: Buffer, at: number, end: number): Buffer => {
  const length = at + 4 <= end ? frame.readInt32LE(at) : 0;
  if (length < 5 || at + length > end) throw new ProtocolViolation(`section of ${length} bytes`);
  return frame.subarray(at, at + length);
};

const addSequence = (sequences: Map<string, Buffer>, section: Buffer) => {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new ProtocolViolation("document sequence without a name");
  const name = section.toString("utf8", 4, nameEnd);
  if (sequences.has(name)) throw new ProtocolViolation(`document sequence ${name} twice`);
  const documents = section.subarray(nameEnd + 1);
  for (let at = 0; at < documents.length;) at += sized(documents, at, documents.length).length;
  sequences.set(name, documents);
};

const parseOpQuery = (frame: Buffer): WireMessage => {
  const nameEnd = frame.length > 20 ? frame.indexOf(0, 20) : -1;
  if (nameEnd < 0) throw new ProtocolViolation("OP_QUERY without a collection name");
  const body = sized(frame, nameEnd + 9, frame.length);
  return { requestId: frame.readInt32LE(4), legacy: true, fireAndForget: false, body, sequences: new Map() };
};
