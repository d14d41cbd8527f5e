import { DOCUMENT_STATE_RULES } from "@legal/case-rules";
import { DOCUMENT_STATES } from "@legal/contracts/constants";
import type { Logger } from "@legal/service-kit";
import { DocumentRow, type DocumentRecord } from "../record/document-model.ts";
import { readInto, withReadings, type ReadingDeps, type Readings } from "./read-exhibits.ts";

const CHANGING = DOCUMENT_STATES.filter((state) => !DOCUMENT_STATE_RULES[state].isFrozen);
/** Changed since its exhibits were looked through: by a file, or by the address that it hides. */
const UNREAD = {
  isOpen: true,
  caseEnded: { $ne: true },
  state: { $in: CHANGING },
  "exhibits.0": { $exists: true },
  $expr: { $gt: ["$version", { $ifNull: ["$exhibitsReadAt", -1] }] },
};

/** What was read is kept, whatever could not be. One that changes meanwhile stays unread. */
const readDocument = async (document: DocumentRecord, deps: ReadingDeps, signal: AbortSignal): Promise<number> => {
  const readings: Readings = new Map();
  const failure = await readInto(readings, document, deps, signal).then(
    () => null,
    (error: Error) => error,
  );
  const { _id, version } = document;
  const exhibits = withReadings(document.exhibits, readings);
  const read = failure ? { exhibits } : { exhibits, exhibitsReadAt: version };
  const { matchedCount } = await DocumentRow.updateOne({ _id, version }, { $set: read });
  if (failure) throw failure;
  return matchedCount > 0 ? readings.size : 0;
};

/** Looks through exhibits that were stored unread, or whose paper hides another address now. Returns how many were read. */
export const readUnread = async (deps: ReadingDeps, logger: Logger, signal: AbortSignal): Promise<number> => {
  let read = 0;
  for await (const { _id } of DocumentRow.find(UNREAD, { _id: 1 }).lean<{ _id: string }[]>().cursor()) {
    signal.throwIfAborted();
    const document = await DocumentRow.findById(_id).lean<DocumentRecord>();
    if (!document) continue;
    try {
      read += await readDocument(document, deps, signal);
    } catch (error) {
      signal.throwIfAborted();
      logger.warn({ err: error, documentId: _id }, "exhibits could not be read; the next run tries again");
    }
  }
  return read;
};
