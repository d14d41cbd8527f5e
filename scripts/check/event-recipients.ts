import { existsSync } from "node:fs";
import { SERVICES, type ServiceDeclaration, type ServiceName } from "@legal/deployables";
import { events } from "./events.ts";
import { subscribers } from "./subscribers.ts";

type Recipients = Readonly<Record<string, readonly { name: string }[]>>;

interface Reading {
  owner: string;
  reader: string;
  event: string;
}

/** What is read, and not given to its reader by its owner; a reader that starts later would never learn of it. */
export const undelivered = (
  readings: readonly Reading[],
  recipientsOf: Readonly<Record<string, Recipients>>,
): Reading[] =>
  readings.filter(({ owner, reader, event }) => !recipientsOf[owner]?.[reader]?.some(({ name }) => name === event));

const fileOf = (service: string): string => `services/${service}/src/event-recipients.ts`;

const readings = (): Reading[] => {
  const names = new Map(events().map(([exportName, { name }]) => [exportName, name]));
  return subscribers()
    .map(({ service, event }) => ({ reader: service, event: names.get(event) ?? "" }))
    .map((reading) => ({ ...reading, owner: reading.event.split(".")[0] ?? "" }))
    .filter(({ owner }) => owner in SERVICES);
};

const mayMake = ({ owner, reader }: Reading): boolean => {
  const { deliversTo = [] }: ServiceDeclaration = SERVICES[owner as ServiceName];
  return deliversTo === "all" || deliversTo.includes(reader);
};

/** Each event has a queue with its readers before it is published, even one that starts later. */
export const checkEventRecipients = async (): Promise<string[]> => {
  const all = readings();
  const recipientsOf: Record<string, Recipients> = {};
  for (const owner of new Set(all.map((reading) => reading.owner)))
    if (existsSync(fileOf(owner)))
      ({ eventRecipients: recipientsOf[owner] } = (await import(`../../${fileOf(owner)}`)) as {
        eventRecipients: Recipients;
      });
  return [
    ...undelivered(all, recipientsOf).map(
      ({ owner, reader, event }) => `${fileOf(owner)}: ${reader} handles ${event} and is not among its recipients`,
    ),
    ...all
      .filter((reading) => !mayMake(reading))
      .map(({ owner, reader }) => `packages/deployables/src/services.ts: ${owner} does not deliver to ${reader}`),
  ];
};
