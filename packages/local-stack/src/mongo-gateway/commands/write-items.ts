import { BSON, type Document } from "bson";
import { type Request, wholeBody } from "../request.ts";

export type WriteName = "insert" | "update" | "delete";
const fields = { insert: "documents", update: "updates", delete: "deletes" } as const;

/** The documents, updates or deletes when they come as a sequence of their own, as bytes the engine takes as they are. */
export const itemSequence = (name: WriteName, { sequences }: Request) => sequences.get(fields[name]) ?? null;

export const itemsOf = (name: WriteName, request: Request): Document[] => {
  const sequence = itemSequence(name, request);
  if (!sequence) return wholeBody(request)[fields[name]] as Document[];
  const items: Document[] = [];
  for (let at = 0; at < sequence.length; at += sequence.readInt32LE(at)) {
    items.push(BSON.deserialize(sequence.subarray(at, at + sequence.readInt32LE(at))));
  }
  return items;
};
