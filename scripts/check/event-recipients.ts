import { existsSync } from "node:fs";
import { SERVICE_NAMES, SERVICES, type ServiceDeclaration, type ServiceName } from "@legal/deployables";
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

const fileOf = (service: string): string => `services/${service}/src/event-recipients.ts`;

/** Who reads which events of one service, as its `event-recipients.ts`. */
export const renderRecipients = (readings: readonly Reading[]): Promise<string> => {
  const imported = [...new Set(readings.map(({ event }) => event))].toSorted();
  const recipients = SERVICE_NAMES.flatMap((service) => {
    const read = new Set(readings.filter(({ reader }) => reader === service).map(({ event }) => event));
    return read.size === 0 ? [] : [`"${service}": [${[...read].toSorted().join(", ")}],`];
  });
  const source = `// Generated from the services' subscribers: npm run check -- --fix writes it.
import { ${imported.join(", ")} } from "@legal/contracts";

/** Services whose queues exist before they start: what is published must reach one that starts later, too. */
export const eventRecipients = { ${recipients.join("\n")} };
`;
  return format(source, { parser: "typescript", printWidth: 120, trailingComma: "all" });
};

const allReadings = (): Reading[] => {
  const owners = new Map(events().map(([exportName, { name }]) => [exportName, name.split(".")[0] ?? ""]));
  return subscribers()
    .map(({ service, event }) => ({ owner: owners.get(event) ?? "", reader: service, event }))
    .filter(({ owner }) => owner in SERVICES);
};

const mayMake = ({ owner, reader }: Reading): boolean => {
  const { deliversTo = [] }: ServiceDeclaration = SERVICES[owner as ServiceName];
  return deliversTo === "all" || deliversTo.includes(reader);
};

/** Each event has a queue with its readers before it is published, even one that starts later; `fix` writes the lists. */
export const checkEventRecipients = async (fix: boolean): Promise<string[]> => {
  const all = allReadings();
  const problems = all
    .filter((reading) => !mayMake(reading))
    .map(({ owner, reader }) => `packages/deployables/src/services.ts: ${owner} does not deliver to ${reader}`);
  for (const service of SERVICE_NAMES) {
    const readings = all.filter(({ owner }) => owner === service);
    if (readings.length > 0 || existsSync(fileOf(service)))
      problems.push(...generatedFile(fileOf(service), await renderRecipients(readings), fix));
  }
  return [...new Set(problems)];
};
