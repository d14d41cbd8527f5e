import type { Customer, Role } from "@legal/contracts";
import type { ClientSession } from "mongoose";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { broadcastRoomsOf } from "../cases/broadcast-rooms-of.ts";
import { unassignCases } from "../cases/unassign-cases.ts";
import { searchFieldsOf } from "../users/search-fields.ts";
import { KnownUser, type UserRecord } from "../users/user-model.ts";

interface UserFacts extends Customer {
  role: Role;
  version: number;
  phone?: string | null | undefined;
}

/** What open screens show of an account beside its rooms. */
const SHOWN = ["username", "email", "firstName", "lastName", "displayName", "language"] as const;

/** Keeps the newest facts of an account, whatever order events come in, finds its rooms by them and shows them on open screens. */
export const saveUser = async (facts: UserFacts, session: ClientSession): Promise<void> => {
  const { id, username, email, firstName, lastName, displayName, language, role, version } = facts;
  const known = await KnownUser.findById(id).session(session).lean<UserRecord>();
  if (known && (known.deleted || known.version >= version)) return;
  // An event of the release before says nothing of it.
  const phone = facts.phone === undefined ? known?.phone : facts.phone;
  const names = { username, email, firstName, lastName, displayName, ...(phone !== undefined && { phone }) };
  const search = searchFieldsOf(names);
  const user: UserRecord = { _id: id, ...names, language, role, ...search, version, deleted: false };
  await KnownUser.replaceOne({ _id: id }, user, { upsert: true, session });
  if (known?.words !== search.words)
    await ChatRoom.updateMany({ userId: id }, { $set: { customerWords: search.words } }, { session });
  if (SHOWN.some((name) => known?.[name] !== user[name])) await broadcastRoomsOf(id, session);
  if (known?.role === "admin" && role !== "admin") await unassignCases(id, session);
};
