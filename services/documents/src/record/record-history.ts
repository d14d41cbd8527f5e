import { ANSWERS_MAX } from "@legal/contracts/constants";
import { newId } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import type { DocumentRecord } from "./document-model.ts";
import type { Reader } from "./document-policy.ts";
import { rememberPerson } from "./person-model.ts";
import { History, type HistoryRecord } from "./history-model.ts";

type Entry = Pick<HistoryRecord, "what"> & Partial<Pick<HistoryRecord, "paths" | "comment" | "sha256">>;

/** Answers that one person changes within this time, with nothing in between, are one line. */
const SAME_LINE_MS = 10 * 60_000;

const widen = async (
  { _id: documentId }: DocumentRecord,
  { user }: Reader,
  { what, paths = [] }: Entry,
  now: Date,
  session: ClientSession,
): Promise<boolean> => {
  if (what !== "answers-changed") return false;
  const last = await History.findOne(
    { documentId },
    {},
    { sort: { createdAt: -1, _id: -1 }, session },
  ).lean<HistoryRecord>();
  const isSame = last?.what === what && last.by === user.id && now.getTime() - last.createdAt.getTime() < SAME_LINE_MS;
  if (!isSame) return false;
  const all = [...new Set([...last.paths, ...paths])].slice(0, ANSWERS_MAX);
  await History.updateOne({ _id: last._id }, { $set: { paths: all, at: now } }, { session });
  return true;
};

/** Call it in the transaction of the change: one is never stored without the other. */
export const recordHistory = async (
  document: DocumentRecord,
  reader: Reader,
  entry: Entry,
  now: Date,
  session: ClientSession,
): Promise<void> => {
  if (reader.side === "admin") await rememberPerson(reader.user, session);
  if (await widen(document, reader, entry, now, session)) return;
  const { _id: documentId, userId } = document;
  const { user, side, role } = reader;
  const row = { _id: newId(), documentId, userId, at: now, by: user.id, side, role, paths: [], comment: null };
  await History.create([{ ...row, sha256: null, createdAt: now, ...entry }], { session });
};
