import { globSync, readFileSync } from "node:fs";
import type { EventContract } from "@legal/contracts";
import { z } from "zod";
import { events } from "./events.ts";
import { generatedFile } from "./generated-file.ts";

const HEADER = `# Events

Generated from \`packages/contracts/src/events.ts\` and the subscribers: \`npm run check -- --fix\` writes it anew.
Every event travels in the topic exchange \`legal.events\` under its name, at least once, in the order of its owner's commits;
see [ADR 1](adr/0001-outbox.md). Times are ISO 8601 in UTC, dates are calendar dates in Seoul, money is in won.
`;

/** Which services handle an event: those with a subscriber \`on(<export name>, …)\`. */
const consumersOf = (exportName: string): string[] =>
  globSync("services/*/src/subscribers/*.ts")
    .filter((file) => new RegExp(`\\bon\\(\\s*${exportName}\\b`).test(readFileSync(file, "utf8")))
    .map((file) => file.split("/")[1] ?? "");

const describe = ([exportName, { name, meaning, schema }]: [string, EventContract]): string => {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input" });
  const consumers = [...new Set(consumersOf(exportName))].join(", ");
  const fields = Object.keys(properties)
    .map((field) => `\`${field}\``)
    .join(", ");
  return `## ${name}\n\n${meaning}.\n\n- fields: ${fields}\n- handled by: ${consumers || "nobody yet"}\n`;
};

const render = (): string => `${HEADER}\n${events().map(describe).join("\n")}`;

/** `docs/events.md` says what the contracts say; with `fix` it is written anew. */
export const checkEventsDocument = (fix: boolean): string[] => generatedFile("docs/events.md", render(), fix);
