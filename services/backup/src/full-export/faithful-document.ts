import mongoose from "mongoose";

const { BSON } = mongoose.mongo;
const OBJECT = 3;
const ARRAY = 4;

/** Objects of JavaScript put keys like "1" first; a Map keeps the stored order. */
const inStoredOrder = (value: object, bytes: Uint8Array, offset: number): Map<string, unknown> => {
  const fields = new Map<string, unknown>();
  for (const [type, nameOffset, nameLength, at] of BSON.onDemand.parseToElements(bytes, offset)) {
    const name = Buffer.from(bytes.subarray(nameOffset, nameOffset + nameLength)).toString();
    const part: unknown = (value as Record<string, unknown>)[name];
    const isNested = (type === OBJECT || type === ARRAY) && typeof part === "object" && part !== null;
    const ordered = isNested && !("_bsontype" in part) ? inStoredOrder(part, bytes, at) : part;
    fields.set(name, isNested && type === ARRAY && ordered instanceof Map ? [...ordered.values()] : ordered);
  }
  return fields;
};

/** A document of the driver that is stored again as the same bytes: every type and the order of its fields survive. */
export const faithfulDocument = (bytes: Uint8Array): object => {
  const parsed = BSON.deserialize(bytes, { promoteValues: false, bsonRegExp: true });
  return Buffer.from(BSON.serialize(parsed)).equals(bytes) ? parsed : inStoredOrder(parsed, bytes, 0);
};
