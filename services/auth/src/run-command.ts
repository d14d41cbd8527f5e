import { errorText } from "@legal/i18n";
import { AppError, presentError, type Logger } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { config } from "./config.ts";

const explain = (error: unknown): string => {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error);
  if (error.status === 409) return errorText(error.code, "en");
  const { details = [] } = presentError(error, "en");
  return [error.message, ...details.map(({ path, message }) => `  ${path}: ${message}`)].join("\n");
};

/** Runs a command of the operator's on the database; what went wrong is said in words, with exit code 1. */
export const runCommand = async <T>(logger: Logger, readTask: () => T, run: (task: T) => Promise<void>) => {
  try {
    const task = readTask();
    await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
    await run(task);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  } finally {
    await disconnectMongo();
  }
};
