import { pino, type DestinationStream, type Logger } from "pino";
import { maskError } from "../errors/mask-error.ts";
import { prettyStream } from "./pretty-log.ts";
import { currentRequestId, currentTraceparent } from "./request-context.ts";

export type { Logger } from "pino";
export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const LOG_FORMATS = ["auto", "json", "pretty"] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

const SECRETS = [
  "password",
  "passwordConfirm",
  "token",
  "authorization",
  "cookie",
  "email",
  "phone",
  "username",
  "secret",
];
const PATHS = SECRETS.flatMap((name) => [name, `*.${name}`]);

const destinationOf = (format: LogFormat): DestinationStream => {
  const pretty = format === "pretty" || (format === "auto" && process.stdout.isTTY);
  return pretty ? prettyStream(process.stdout) : process.stdout;
};

const formatFromEnvironment = (): LogFormat =>
  LOG_FORMATS.find((format) => format === process.env.LOG_FORMAT) ?? "auto";

/** The trace's id leads from a log line to its trace. */
const requestFacts = () => {
  const requestId = currentRequestId();
  const traceId = currentTraceparent()?.split("-")[1];
  return { ...(requestId && { requestId }), ...(traceId !== undefined && { traceId }) };
};

/**
 * JSON lines, readable text on a terminal. Every line made while a request is served carries its id.
 * Secrets and personal data are removed by name; ERROR means that a person must act.
 */
export const createLogger = (
  name: string,
  level: LogLevel = "info",
  destination: DestinationStream = destinationOf(formatFromEnvironment()),
): Logger =>
  pino(
    {
      level,
      base: { service: name },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: PATHS, censor: "[removed]" },
      serializers: { err: maskError },
      mixin: requestFacts,
    },
    destination,
  );
