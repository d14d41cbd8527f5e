import type { AccessEntry, AccessPerson } from "@legal/contracts";
import { displayNames } from "../users/display-names.ts";
import type { AccessEntryRecord } from "./access-entry-model.ts";

/** Names shown of a list; the rest is a number. */
const NAMES_SHOWN = 3;

const customersOf = ({ subjects }: AccessEntryRecord): Set<string> =>
  new Set(subjects.flatMap(({ customerId }) => customerId ?? []));

/** Of a list of things its people; who is not known by an account is one of their own. */
const peopleIn = ({ subjects, count }: AccessEntryRecord): number => {
  const people = new Set(subjects.map(({ customerId, itemId, caseId }) => customerId ?? itemId ?? caseId));
  return count - subjects.length + people.size;
};

const firstCustomersOf = (entry: AccessEntryRecord, first: string | undefined): string[] => {
  const ids = customersOf(entry);
  const known = first && ids.has(first) ? [first] : [];
  return [...new Set([...known, ...ids])].slice(0, NAMES_SHOWN);
};

const naming =
  (names: ReadonlyMap<string, string | null>) =>
  (id: string): AccessPerson => ({ id, name: names.get(id) ?? null });

const caseIdOf = ({ subjects }: AccessEntryRecord): string | null => {
  const [only, ...others] = new Set(subjects.map(({ caseId }) => caseId));
  return others.length === 0 ? (only ?? null) : null;
};

/** Entries with the names that accounts have today; the customer who is asked about comes first. */
export const presentAccess = async (
  entries: readonly AccessEntryRecord[],
  customer?: string,
): Promise<AccessEntry[]> => {
  const shown = entries.map((entry) => ({ entry, customers: firstCustomersOf(entry, customer) }));
  const names = await displayNames(shown.flatMap(({ entry, customers }) => [entry.staffId, ...customers]));
  const named = naming(names);
  return shown.map(({ entry, customers }) => ({
    id: entry._id,
    readAt: entry.createdAt.toISOString(),
    staff: named(entry.staffId),
    address: entry.address,
    kind: entry.kind,
    customers: customers.map(named),
    count: peopleIn(entry),
    caseId: caseIdOf(entry),
  }));
};

/** Every customer whose data it was, by the name their account has today. */
export const presentCustomers = async (entry: AccessEntryRecord): Promise<AccessPerson[]> => {
  const ids = [...customersOf(entry)];
  return ids.map(naming(await displayNames(ids)));
};
