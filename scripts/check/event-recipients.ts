import { existsSync } from "node:fs";
import { SERVICE_NAMES, SERVICES } from "@legal/deployables";
import { format } from "prettier";
import { events } from "./events.ts";
import { generatedFile } from "./generated-file.ts";
import { subscribers } from "./subscribers.ts";

interface Reading {
  owner: string;
  reader: string;
  /** The contract's export. */
  event: string;
}

const GENERATED = "// Generated from the services' subscribers: npm run check -- --fix writes it.";
const DELIVERIES_FILE = "packages/deployables/src/deliveries.ts";

const fileOf = (service: string): string => `services/${service}/src/event-recipients.ts`;

const formatted = (source: string): Promise<string> =>
  format(source, { parser: "typescript", printWidth: 120, trailingComma: "all" });

/** Who reads which events of one service, as its `event-recipients.ts`. */
export const renderRecipients = (readings: readonly Reading[]): Promise<string> => {
  const imported = [...new Set(readings.map(({ event }) => event))].toSorted();
  const recipients = SERVICE_NAMES.flatMap((service) => {
    const read = new Set(readings.filter(({ reader }) => reader === service).map(({ event }) => event));
    return read.size === 0 ? [] : [`"${service}": [${[...read].toSorted().join(", ")}],`];
  });
  return formatted(`${GENERATED}
import { ${imported.join(", ")} } from "@legal/contracts";

/** Services whose queues exist before they start: what is published must reach one that starts later, too. */
export const eventRecipients = { ${recipients.join("\n")} };
`);
};

const allReadings = (): Reading[] => {
  const owners = new Map(events().map(([exportName, { name }]) => [exportName, name.split(".")[0] ?? ""]));
  return subscribers()
    .map(({ service, event }) => ({ owner: owners.get(event) ?? "", reader: service, event }))
    .filter(({ owner }) => owner in SERVICES);
};

/** Which services read events of which: what lets an owner make its readers' queues. */
export const renderDeliveries = (readings: readonly Reading[]): Promise<string> => {
  const lines = SERVICE_NAMES.flatMap((owner) => {
    const readers = new Set(readings.filter((reading) => reading.owner === owner).map(({ reader }) => reader));
    const inOrder = SERVICE_NAMES.filter((service) => readers.has(service)).map((service) => `"${service}"`);
    return inOrder.length === 0 ? [] : [`"${owner}": [${inOrder.join(", ")}],`];
  });
  return formatted(`${GENERATED}
/** Each makes the queues of its readers before its first event, so that they miss none. */
export const DELIVERIES: Readonly<Record<string, readonly string[]>> = { ${lines.join("\n")} };
`);
};

/** Each event has a queue with its readers before it is published, even one that starts later; `fix` writes the lists. */
export const checkEventRecipients = async (fix: boolean): Promise<string[]> => {
  const all = allReadings();
  const problems = generatedFile(DELIVERIES_FILE, await renderDeliveries(all), fix);
  for (const service of SERVICE_NAMES) {
    const readings = all.filter(({ owner }) => owner === service);
    if (readings.length > 0 || existsSync(fileOf(service)))
      problems.push(...generatedFile(fileOf(service), await renderRecipients(readings), fix));
  }
  return problems;
};
