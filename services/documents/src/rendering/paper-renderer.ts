import { AppError } from "@legal/service-kit";
import type { Block, PageFormat } from "@legal/document-types";
import { layOut } from "./layout/lay-out.ts";
import { printable } from "./layout/printable.ts";
import { createRendererProcesses, EndedOverTask } from "./process/renderer-processes.ts";
import type { Outcome, Refusal, Task } from "./task.ts";
import { zipOf } from "./zip/zip-of.ts";

interface Exhibit {
  /** 소갑 제1호증 */
  label: string;
  /** Media type; PDF, JPEG and PNG are stamped. */
  type: string;
  bytes: Uint8Array;
}

type StampedExhibit =
  | { stamped: true; bytes: Buffer; pages: number }
  /** It goes into the bundle as it is. `unsupported`: a type without pages here, such as Word, text and sound. */
  | { stamped: false; refusal: Refusal | "unsupported" };

/** Papers and exhibits as files. The same input gives the same bytes, so that their hash stays. */
export interface PaperRenderer {
  renderPdf(blocks: readonly Block[], format: PageFormat, signal: AbortSignal): Promise<Buffer>;
  renderDocx(blocks: readonly Block[], format: PageFormat, signal: AbortSignal): Promise<Buffer>;
  /** A file of its own, a PDF of A4 pages with the label and `page/pages` at the top right. */
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

const PAPER_TIMEOUT_MS = 15_000;
/** One in work and one behind it end while the gateway waits, 30 s, for the next byte of a bundle; papers may go between. */
const EXHIBIT_TIMEOUT_MS = 10_000;
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

  const paper = async (task: Task, signal: AbortSignal): Promise<Buffer> => {
    const outcome = await pool.run(task, { timeoutMs: PAPER_TIMEOUT_MS, signal }).catch((error: unknown) => {
      throw endedAsBusy(error);
    });
    if (!outcome.done) throw new Error(`a paper was refused: ${outcome.refusal}`);
    return Buffer.from(outcome.bytes);
  };
  const exhibit = async (task: Task, signal: AbortSignal): Promise<Outcome | { done: false; refusal: Refusal }> => {
    try {
      return await pool.run(task, { timeoutMs: EXHIBIT_TIMEOUT_MS, signal });
    } catch (error) {
      if (error instanceof EndedOverTask) return { done: false, refusal: "too-costly" };
      throw error;
    }
  };

  return {
    renderPdf: (blocks, format, signal) => paper({ kind: "pdf", paper: layOut(blocks), format }, signal),
    renderDocx: (blocks, format, signal) => paper({ kind: "docx", paper: layOut(blocks), format }, signal),
    stampExhibit: async ({ label, type, bytes }, signal) => {
      const kind = STAMPED_TYPES[type];
      if (!kind) return { stamped: false, refusal: "unsupported" };
      const outcome = await exhibit({ kind: "exhibit", label: printable(label), type: kind, bytes }, signal);
      return outcome.done
        ? { stamped: true, bytes: Buffer.from(outcome.bytes), pages: outcome.pages }
        : { stamped: false, refusal: outcome.refusal };
    },
    zipOf,
    close: () => pool.close(),
  };
};
