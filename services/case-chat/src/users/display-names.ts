import { displayNameOf } from "@legal/i18n";
import { setBounded } from "../bounded-map.ts";
import { KnownUser, type UserRecord } from "./user-model.ts";

const FRESH_MS = 10_000;
const MAX_KNOWN = 10_000;

const known = new Map<string, { name: string; until: number }>();

const freshName = (userId: string): string | undefined => {
  const entry = known.get(userId);
  return entry && entry.until > Date.now() ? entry.name : undefined;
};

const load = async (userIds: string[]): Promise<Map<string, string>> => {
  const users = await KnownUser.find({ _id: { $in: userIds }, deleted: false }).lean<UserRecord[]>();
  const until = Date.now() + FRESH_MS;
  for (const user of users) setBounded(known, user._id, { name: displayNameOf(user), until }, MAX_KNOWN);
  return new Map(users.map((user) => [user._id, displayNameOf(user)]));
};

/** How senders are called, at most ten seconds old; null for an account that is gone or not yet known. */
export const displayNames = async (userIds: readonly string[]): Promise<Map<string, string | null>> => {
  const names = new Map(userIds.map((id) => [id, freshName(id) ?? null]));
  const missing = [...names].filter(([, name]) => name === null).map(([id]) => id);
  if (missing.length === 0) return names;
  return new Map([...names, ...(await load(missing))]);
};
