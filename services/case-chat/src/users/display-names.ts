import { displayNameOf } from "@legal/i18n";
import { setBounded } from "../cache/bounded-map.ts";
import { KnownUser, type UserRecord } from "./user-model.ts";

interface Names {
  /** What colleagues read: the login name where there is no display name. */
  name: string;
  displayName: string | null;
}

const FRESH_MS = 10_000;
const MAX_KNOWN = 10_000;

const known = new Map<string, { names: Names; until: number }>();

const freshNames = (userId: string): Names | undefined => {
  const entry = known.get(userId);
  return entry && entry.until > Date.now() ? entry.names : undefined;
};

const load = async (userIds: string[]): Promise<[string, Names][]> => {
  const users = await KnownUser.find({ _id: { $in: userIds }, deleted: false }).lean<UserRecord[]>();
  const until = Date.now() + FRESH_MS;
  return users.map((user) => {
    const names = { name: displayNameOf(user), displayName: user.displayName || null };
    setBounded(known, user._id, { names, until }, MAX_KNOWN);
    return [user._id, names];
  });
};

/** At most ten seconds old; without accounts that are deleted or not yet copied. */
const namesOf = async (userIds: readonly string[]): Promise<Map<string, Names>> => {
  const found = new Map<string, Names>();
  const missing: string[] = [];
  for (const id of new Set(userIds)) {
    const names = freshNames(id);
    if (names) found.set(id, names);
    else missing.push(id);
  }
  return missing.length === 0 ? found : new Map([...found, ...(await load(missing))]);
};

/** Names as staff read them; null for an account that is deleted or not yet copied. */
export const displayNames = async (userIds: readonly string[]): Promise<Map<string, string | null>> => {
  const names = await namesOf(userIds);
  return new Map(userIds.map((id) => [id, names.get(id)?.name ?? null]));
};

interface Said {
  senderId: string;
  sentByAdmin: boolean;
}

/** Names of senders in a chat: customers read it, so staff are never shown by what they log in with. */
export const senderNames = async (said: readonly Said[]): Promise<(one: Said) => string | null> => {
  const names = await namesOf(said.map(({ senderId }) => senderId));
  return ({ senderId, sentByAdmin }) => names.get(senderId)?.[sentByAdmin ? "displayName" : "name"] ?? null;
};
