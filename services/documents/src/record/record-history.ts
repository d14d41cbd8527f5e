import { ANSWERS_MAX } from "@legal/contracts/constants";
import { newId } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { isSame, type ChangedAnswer } from "./stored-answers.ts";
import type { DocumentRecord } from "./document-model.ts";
import type { Reader } from "./document-policy.ts";
import { History, type HistoryRecord } from "./history-model.ts";

type Entry = Pick<HistoryRecord, "what"> & Partial<Pick<HistoryRecord, "paths" | "changes" | "comment" | "sha256">>;

/** Answers that one person changes within this time, with nothing in between, are one line. */
const SAME_LINE_MS = 10 * 60_000;

/** What was there before all of it, and what is there after it. */
const joined = (earlier: readonly ChangedAnswer[], later: readonly ChangedAnswer[]): ChangedAnswer[] => {
  const changes = new Map(earlier.map((one) => [one.path, one]));
  for (const one of later) changes.set(one.path, { ...one, before: (changes.get(one.path) ?? one).before });
  return [...changes.values()].filter(({ before, after }) => !isSame(before, after));
};

/** Of what the answers of one line were and are, in bytes of JSON; the versions have the words of what is more. */
const CHANGES_BYTES_MAX = 20_000;

const withinBound = (changes: readonly ChangedAnswer[]): ChangedAnswer[] => {
  let left = CHANGES_BYTES_MAX;
  return changes.filter((one) => {
    const bytes = Buffer.byteLength(JSON.stringify(one));
    if (bytes > left) return false;
    left -= bytes;
    return true;
  });
};

const widen = async (
  { _id: documentId }: DocumentRecord,
  { user }: Reader,
  { what, paths = [], changes = [] }: Entry,
  now: Date,
  session: ClientSession,
): Promise<boolean> => {
  if (what !== "answers-changed") return false;
  const last = await History.findOne(
    { documentId },
    {},
    { sort: { createdAt: -1, _id: -1 }, session },
  ).lean<HistoryRecord>();
  const isSameLine =
    last?.what === what && last.by === user.id && now.getTime() - last.createdAt.getTime() < SAME_LINE_MS;
  if (!isSameLine) return false;
  const all = [...new Set([...last.paths, ...paths])].slice(0, ANSWERS_MAX);
  await History.updateOne(
    { _id: last._id },
    { $set: { paths: all, changes: withinBound(joined(last.changes ?? [], changes)), at: now } },
    { session },
  );
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
  if (await widen(document, reader, entry, now, session)) return;
  const { _id: documentId, userId, versionCount: version } = document;
  const changes = entry.changes && { changes: withinBound(entry.changes) };
  const { user, side, role } = reader;
  const row = { _id: newId(), documentId, userId, at: now, by: user.id, side, role, version, paths: [], comment: null };
  await History.create([{ ...row, sha256: null, createdAt: now, ...entry, ...changes }], { session });
};
