import { BSON, type Document } from "bson";
import { MongoError } from "./mongo-error.ts";
import type { WireMessage } from "./wire-message.ts";

/** A command as the handlers see it: the envelope is read, the body stays bytes for the engine. */
export interface Request {
  /** As written by the caller, for messages. */
  commandName: string;
  /** In lower case, for dispatch: old drivers say isMaster and ismaster. */
  command: string;
  /** The command's own value: a collection name for most. */
  argument: unknown;
  database: string;
  body: Buffer;
  sequences: Map<string, Buffer>;
  connectionId: number;
  session: SessionFields | undefined;
}

export interface SessionFields {
  /** The logical session id in hexadecimal. */
  id: string;
  transactionNumber: string | undefined;
  /** Part of a multi-document transaction, as opposed to a retryable write. */
  inTransaction: boolean;
  startsTransaction: boolean;
}

const envelopeFields = new Set(["$db", "lsid", "txnNumber", "autocommit", "startTransaction"]);

/** Reads only the command's first element and its envelope, however large the rest is. */
export const parseRequest = ({ body, sequences }: WireMessage, connectionId: number): Request => {
  const envelope = readEnvelope(body);
  const [commandName, argument] = envelope.first;
  const { $db, lsid, txnNumber, autocommit, startTransaction } = envelope.fields;
  if (lsid !== undefined && !isSessionId(lsid)) throw new MongoError(14, "lsid.id must be a UUID");
  if (txnNumber !== undefined && !BSON.Long.isLong(txnNumber)) throw new MongoError(14, "txnNumber must be a long");
  return {
    commandName,
    command: commandName.toLowerCase(),
    argument,
    database: typeof $db === "string" ? $db : "admin",
    body,
    sequences,
    connectionId,
    session: lsid && {
      id: lsid.id.toString("hex"),
      transactionNumber: txnNumber?.toString(),
      inTransaction: autocommit === false,
      startsTransaction: startTransaction === true,
    },
  };
};

export const wholeBody = ({ body }: Request): Document => BSON.deserialize(body);

/** The name of the collection a command works on. Throws InvalidNamespace. */
export const collectionOf = ({ argument, commandName }: Request): string => {
  if (typeof argument === "string" && argument !== "") return argument;
  throw new MongoError(73, `collection name of ${commandName} has invalid type`);
};

export const namespaceOf = (request: Request) => `${request.database}.${collectionOf(request)}`;

const isSessionId = (lsid: Document): lsid is { id: Buffer } => Buffer.isBuffer(lsid.id) && lsid.id.length === 16;

const readEnvelope = (body: Buffer) => {
  const fields: Document = {};
  let first: [string, unknown] | undefined;
  for (const [type, nameAt, nameLength, valueAt, valueLength] of BSON.onDemand.parseToElements(body)) {
    const name = body.toString("utf8", nameAt, nameAt + nameLength);
    if (first && !envelopeFields.has(name)) continue;
    const value = readElement(body, type, nameAt, nameLength, valueAt, valueLength);
    fields[name] = value;
    first ??= [name, value];
  }
  if (!first) throw new MongoError(22, "a command must not be empty");
  return { first, fields };
};

/** Wraps one element into a document of its own, which the parser then reads. */
const readElement = (
  body: Buffer,
  type: number,
  nameAt: number,
  nameLength: number,
  valueAt: number,
  valueLength: number,
) => {
  const document = Buffer.alloc(4 + 1 + nameLength + 1 + valueLength + 1);
  document.writeInt32LE(document.length, 0);
  document[4] = type;
  body.copy(document, 5, nameAt, nameAt + nameLength);
  body.copy(document, 6 + nameLength, valueAt, valueAt + valueLength);
  return Object.values(BSON.deserialize(document, { promoteLongs: false, promoteBuffers: true }))[0] as unknown;
};
