import type { AccessKind } from "@legal/contracts";
import { newestFirst, notFound, pageOf } from "@legal/service-kit";
import { KnownUser } from "../users/user-model.ts";
import { AccessEntry, type AccessEntryRecord } from "./access-entry-model.ts";

interface AccessQuery {
  customer?: string | undefined;
  staff?: string | undefined;
  person?: string | undefined;
  kind?: AccessKind | undefined;
  cursor?: string | undefined;
  limit: number;
}

interface AccessPage {
  entries: AccessEntryRecord[];
  nextCursor: string | undefined;
  /** The customer who is asked about: the one who was typed, else the one who was chosen. */
  about?: string | undefined;
}

/** Accounts keep their names as they were typed, and their addresses in lower case. */
const idOf = async (person: string): Promise<string | undefined> => {
  const byName = await KnownUser.findOne({ username: person, deleted: false }, { _id: 1 }).lean<{ _id: string }>();
  const found = byName ?? (await KnownUser.findOne({ email: person.toLowerCase(), deleted: false }, { _id: 1 }).lean());
  return found?._id;
};

/** One page, and the cursor of the next when there is more; nothing for an unknown person. */
export const listAccess = async ({
  customer,
  staff,
  person,
  kind,
  cursor,
  limit,
}: AccessQuery): Promise<AccessPage> => {
  const named = person ? await idOf(person) : undefined;
  if (person && named === undefined) return { entries: [], nextCursor: undefined };
  const wanted = [named, customer].filter((id) => id !== undefined);
  const filter = {
    ...(staff && { staffId: staff }),
    ...(kind && { kind }),
    ...(wanted.length > 0 && { "subjects.customerId": { $all: wanted } }),
    ...(cursor && newestFirst.after(cursor)),
  };
  const page = { sort: newestFirst.sort, limit: limit + 1 };
  const found = await AccessEntry.find(filter, {}, page).lean<AccessEntryRecord[]>();
  const { rows: entries, nextCursor } = pageOf(found, limit, newestFirst.cursorOf);
  return { entries, nextCursor, about: named ?? customer };
};

/** Throws 404. */
export const findAccess = async (_id: string): Promise<AccessEntryRecord> => {
  const entry = await AccessEntry.findOne({ _id }).lean<AccessEntryRecord>();
  if (!entry) throw notFound("access entry");
  return entry;
};
