import { AppError } from "@legal/service-kit";
import type { ExhibitReader } from "./exhibit-reader.ts";
import { layOut } from "./layout/lay-out.ts";
import { printable } from "./layout/printable.ts";
import type { PaperWriter } from "./paper-writer.ts";
import { createRendererProcesses, EndedOverTask } from "./process/renderer-processes.ts";
import type { ExhibitSource, OutcomeOf, Refusal, Refused, Task } from "./task.ts";
import { placesOf } from "./text/places-of.ts";
import { zipOf } from "./zip/zip-of.ts";

interface Exhibit {
  /** 소갑 제1호증 */
  label: string;
  /** In their order. `type` is a media type; PDF, JPEG and PNG are stamped. */
  files: readonly { type: string; bytes: Uint8Array }[];
}

type StampedExhibit =
  | { stamped: true; bytes: Buffer; pages: number }
  /**
   * It goes into the bundle as it is, with all of its files. `unsupported`: a type without pages here, such as Word, text
   * and sound. `file` is the place of the one that stands against it; absent where they all do.
   */
  | { stamped: false; refusal: Refusal | "unsupported"; file?: number };

/** Papers and exhibits as files. The same input gives the same bytes, so that their hash stays. */
export interface PaperRenderer extends PaperWriter, ExhibitReader {
  /** One PDF of all its files, of A4 pages with the label and `page/pages` at the top right. */
  stampExhibit(exhibit: Exhibit, signal: AbortSignal): Promise<StampedExhibit>;
  /** Files under safe names, none of them twice. */
  zipOf: typeof zipOf;
  close(): void;
}

interface Options {
  processes?: number;
  mostTasks?: number;
  idleMs?: number;
}

type TaskOfFiles = Extract<Task, { kind: "exhibit" | "text" }>;

const PAPER_TIMEOUT_MS = 15_000;
/**
 * A text or an exhibit in work, another bundle's exhibit and one's own end while the gateway waits, 30 s, for the next
 * byte of a bundle; papers may go between.
 */
const TIMEOUTS_MS = { exhibit: 10_000, text: 5000 };
const RETRY_AFTER_SECONDS = 5;
const STAMPED_TYPES: Readonly<Record<string, "pdf" | "picture">> = {
  "application/pdf": "pdf",
  "image/jpeg": "picture",
  "image/png": "picture",
};

/** Also of a paper that its time ran out for while it waited. */
const endedAsBusy = (error: unknown): unknown => {
  const { name, message } = error as Error;
  return error instanceof EndedOverTask || name === "TimeoutError"
    ? new AppError(503, "SERVICE_BUSY", message, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error })
    : error;
};

/** One for a process: `main.ts` makes it and closes it. Rejects with 503 where too much is asked at once. */
export const createPaperRenderer = ({
  processes = 1,
  mostTasks = 64,
  idleMs = 30_000,
}: Options = {}): PaperRenderer => {
  const pool = createRendererProcesses({ processes, mostTasks, idleMs });

  const paper = async (task: Extract<Task, { kind: "pdf" | "docx" }>, signal: AbortSignal) => {
    const { bytes, pages } = await pool.run(task, { timeoutMs: PAPER_TIMEOUT_MS, signal }).catch((error: unknown) => {
      throw endedAsBusy(error);
    });
    return { bytes: Buffer.from(bytes), pages };
  };
  const exhibit = async <T extends TaskOfFiles>(task: T, signal: AbortSignal): Promise<OutcomeOf<T> | Refused> => {
    try {
      return await pool.run(task, { timeoutMs: TIMEOUTS_MS[task.kind], signal });
    } catch (error) {
      if (error instanceof EndedOverTask) return { done: false, refusal: "too-costly" };
      throw error;
    }
  };

  return {
    renderPdf: (blocks, format, signal, pictures = new Map()) =>
      paper({ kind: "pdf", paper: layOut(blocks, pictures), format }, signal),
    renderDocx: async (blocks, format, signal, pictures = new Map()) =>
      (await paper({ kind: "docx", paper: layOut(blocks, pictures), format }, signal)).bytes,
    stampExhibit: async ({ label, files }, signal) => {
      const sources = files.flatMap(({ type, bytes }): ExhibitSource[] => {
        const kind = STAMPED_TYPES[type];
        return kind ? [{ type: kind, bytes }] : [];
      });
      if (sources.length < files.length) {
        const file = files.findIndex(({ type }) => !STAMPED_TYPES[type]);
        return { stamped: false, refusal: "unsupported", file };
      }
      const outcome = await exhibit({ kind: "exhibit", label: printable(label), files: sources }, signal);
      if (outcome.done) return { stamped: true, bytes: Buffer.from(outcome.bytes), pages: outcome.pages };
      const { done: _, ...refused } = outcome;
      return { stamped: false, ...refused };
    },
    findPages: async ({ bytes, addresses }, signal) => {
      const outcome = await exhibit({ kind: "text", bytes, places: addresses.flatMap(placesOf) }, signal);
      if (!outcome.done) return {};
      const { residentNumberPages, hiddenAddressPages } = outcome;
      return { residentNumberPages, hiddenAddressPages };
    },
    zipOf,
    close: () => pool.close(),
  };
};
