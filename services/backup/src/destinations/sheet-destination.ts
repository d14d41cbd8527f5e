import { rm } from "node:fs/promises";
import { join } from "node:path";
import { mkdirSync } from "node:fs";
import { backoffMs, waitFor, type Logger } from "@legal/service-kit";
import type { Destination } from "./destination.ts";
import type { DriveFiles } from "./drive-files.ts";
import { googleError, readGoogleFailure } from "./google-failure.ts";

interface SheetOptions {
  drive: DriveFiles;
  /** Where a run is written before it is handed over. */
  directory: string;
  logger: Logger;
  /** Pause before the second try; it doubles with each. */
  firstPauseMs?: number;
}

const TRIES = 5;
const LONGEST_PAUSE_MS = 30_000;

/** Google Sheets in the configured folder: written here, then handed over as a whole. */
export const createSheetDestination = ({
  drive,
  directory,
  logger,
  firstPauseMs = 1_000,
}: SheetOptions): Destination => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const partOf = (runId: string) => join(directory, `${runId}.xlsx.part`);

  /** An answer may be lost after the sheet was made: from the second try on, it is looked for first. */
  const attempt = async (tries: number, runId: string, name: string, signal: AbortSignal): Promise<string> => {
    const made = tries === 1 ? undefined : await drive.find(runId);
    return made?.url ?? drive.upload({ runId, name, file: partOf(runId), signal });
  };

  const untilTaken = async (runId: string, name: string, signal: AbortSignal): Promise<string> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(tries, runId, name, signal);
      } catch (error) {
        signal.throwIfAborted();
        const failure = readGoogleFailure(error);
        if (!failure.passing || tries === TRIES) throw googleError(failure, error);
        const pause = failure.retryAfterMs ?? backoffMs(tries, { firstMs: firstPauseMs, maxMs: LONGEST_PAUSE_MS });
        logger.info({ tries, code: failure.code }, "Google is asked again");
        await waitFor(Math.min(pause, LONGEST_PAUSE_MS), signal);
        signal.throwIfAborted();
      }
    }
  };

  return {
    target: "sheet",
    partOf,
    deliver: async ({ runId, fileName, signal }) => {
      const url = await untilTaken(runId, fileName.replace(/\.xlsx$/, ""), signal);
      await rm(partOf(runId), { force: true });
      return url;
    },
    discard: async (runId) => {
      await rm(partOf(runId), { force: true });
      const made = await drive.find(runId);
      if (made) await drive.trash(made.id);
    },
    open: () => Promise.resolve(undefined),
  };
};
