import type { EventContract } from "@legal/contracts";
import { z } from "zod";
import { events } from "./events.ts";
import { generatedFile } from "./generated-file.ts";
import { subscribers, type Subscriber } from "./subscribers.ts";

const HEADER = `# Events

Generated from \`packages/contracts/src/events\` and the subscribers: \`npm run check -- --fix\` writes it.
Every event travels in the topic exchange \`legal.events\` under its name, at least once, in the order of its owner's commits;
see [ADR 1](adr/0001-outbox.md). Times are ISO 8601 in UTC, dates are calendar dates in Seoul, money is in won.
A list of values (a case's status) may get more of them without a new version: a release that does not know one keeps the event, and
what follows it of the same name and key, for the release that does.
`;

const consumersOf = (exportName: string, all: readonly Subscriber[]): string[] =>
  [...new Set(all.filter(({ event }) => event === exportName).map(({ service }) => service))].toSorted();

const describe = ([exportName, { name, meaning, schema }]: [string, EventContract], all: Subscriber[]): string => {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input" });
  const consumers = consumersOf(exportName, all).join(", ");
  const fields = Object.keys(properties)
    .map((field) => `\`${field}\``)
    .join(", ");
  return `## ${name}\n\n${meaning}.\n\n- fields: ${fields}\n- handled by: ${consumers || "no service yet"}\n`;
};

/** A subscriber that names its event otherwise would be missing from the document. */
const unknownEvents = (all: readonly Subscriber[]): string[] => {
  const known = new Set(events().map(([exportName]) => exportName));
  return all
    .filter(({ event }) => !known.has(event))
    .map(({ service, event }) => `services/${service}: on(${event}, …) names no event of the contracts`);
};

/** `docs/events.md` says what the contracts say; with `fix` it is written again. */
export const checkEventsDocument = (fix: boolean): string[] => {
  const all = subscribers();
  const document = `${HEADER}\n${events()
    .map((event) => describe(event, all))
    .join("\n")}`;
  return [...unknownEvents(all), ...generatedFile("docs/events.md", document, fix)];
};
