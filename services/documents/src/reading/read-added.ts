import type { Logger } from "@legal/service-kit";
import type { DocumentRecord } from "../record/document-model.ts";
import type { RenderingLimit } from "../rendering/rendering-limit.ts";
import { readInto, unreadFiles, type ReadingDeps, type Readings } from "./read-exhibits.ts";

/** What a person who adds exhibits waits at most; the job reads what is left. */
const WAIT_MS = 8000;

/** Reads exhibits while their list is being stored, so that its answer says what was found. */
export type ReadAdded = (document: DocumentRecord, personId: string) => Promise<Readings>;

export const createReadAdded =
  (deps: ReadingDeps, limit: RenderingLimit, logger: Logger): ReadAdded =>
  async (document, personId) => {
    const readings: Readings = new Map();
    if (unreadFiles(document).length === 0) return readings;
    try {
      await limit.run(personId, () => readInto(readings, document, deps, AbortSignal.timeout(WAIT_MS)));
    } catch (error) {
      logger.info({ err: error, documentId: document._id }, "exhibits are read later");
    }
    return readings;
  };
