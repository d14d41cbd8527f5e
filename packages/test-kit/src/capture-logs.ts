import { createLogger, type Logger } from "@legal/service-kit";

export interface CapturedLogs {
  logger: Logger;
  /** Everything logged so far, as it would be logged. */
  text: () => string;
}

/** A real logger of every level whose lines are kept in memory. */
export const captureLogs = (name = "test"): CapturedLogs => {
  const lines: string[] = [];
  const logger = createLogger(name, "trace", { write: (line) => void lines.push(line) });
  return { logger, text: () => lines.join("") };
};
