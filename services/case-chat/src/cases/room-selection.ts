import { SILENT_AFTER_DAYS, type CaseFilter } from "@legal/contracts/constants";
import type { RoomSelection } from "@legal/contracts";
import { OPEN_CASES } from "./open-cases.ts";
import { searchConditions } from "./search/search-conditions.ts";

export type Condition = Record<string, unknown>;

const DAY_MS = 86_400_000;

/** The last message of a silent case came before; that it was opened before follows. */
export const silentSince = (now: Date): Date => new Date(now.getTime() - SILENT_AFTER_DAYS * DAY_MS);

const filterOf = (filter: CaseFilter, now: Date): Condition => {
  if (filter === "unanswered") return { unanswered: true };
  if (filter === "noDeadline") return { ...OPEN_CASES, deadline: null };
  return { ...OPEN_CASES, spokenAt: { $lt: silentSince(now) } };
};

/** What a room must match beside its tab; nothing for the whole tab. */
export const selectionOf = async (
  { search, filter = [], assignee }: Omit<RoomSelection, "tab">,
  now: Date,
): Promise<Condition[]> => [
  ...filter.map((name) => filterOf(name, now)),
  ...(assignee ? [{ assigneeId: assignee }] : []),
  ...(search ? await searchConditions(search) : []),
];

export const allOf = (conditions: Condition[]): Condition => (conditions.length > 0 ? { $and: conditions } : {});
