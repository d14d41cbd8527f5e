import type { DestinationStream } from "pino";

const COLOURS: Record<string, number> = { trace: 90, debug: 36, info: 32, warn: 33, error: 31, fatal: 41 };
const paint = (code: number, text: string): string => `\u001B[${code}m${text}\u001B[0m`;

const formatError = (error: unknown): string => {
  if (typeof error !== "object" || error === null || !("stack" in error)) return "";
  const cause = "cause" in error ? `\n  caused by${formatError(error.cause)}` : "";
  return `\n${String(error.stack)}${cause}`;
};

const formatLine = (line: string): string => {
  const { time, level, service, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const fields = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const clock = String(time).slice(11, 23);
  const label = paint(COLOURS[String(level)] ?? 0, String(level).padEnd(5));
  return `${clock} ${label} ${String(service)} ${typeof msg === "string" ? msg : ""} ${paint(90, fields.join(" "))}${formatError(err)}\n`;
};

/** One readable line per log entry. */
export const prettyStream = (out: NodeJS.WritableStream): DestinationStream => ({
  write: (line) => {
    out.write(formatLine(line));
  },
});
