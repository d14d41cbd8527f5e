import type { Redis } from "ioredis";

/** Who has a case open, over all replicas; an entry expires unless its replica renews it. */
export interface PresenceStore {
  /** Adds or renews the entries of these sockets. */
  renew(roomId: string, entries: readonly PresenceEntry[]): Promise<void>;
  leave(roomId: string, entry: PresenceEntry): Promise<void>;
  /** The ids of those who are present. */
  userIds(roomId: string): Promise<string[]>;
}

export interface PresenceEntry {
  userId: string;
  socketId: string;
}

const keyOf = (roomId: string): string => `case-chat:attendance:${roomId}`;
const memberOf = ({ userId, socketId }: PresenceEntry): string => `${userId} ${socketId}`;

/** One sorted set per case, by when each entry ends: the entries of a killed replica expire. */
export const createPresenceStore = (redis: Redis, lifetimeMs: number): PresenceStore => {
  return {
    renew: async (roomId, entries) => {
      const until = Date.now() + lifetimeMs;
      const key = keyOf(roomId);
      await redis.zadd(key, ...entries.flatMap((entry) => [until, memberOf(entry)]));
      await redis.pexpire(key, lifetimeMs);
    },
    leave: async (roomId, entry) => {
      await redis.zrem(keyOf(roomId), memberOf(entry));
    },
    userIds: async (roomId) => {
      const members = await redis.zrangebyscore(keyOf(roomId), Date.now(), "+inf");
      return [...new Set(members.map((member) => member.split(" ", 1)[0] ?? ""))].toSorted();
    },
  };
};
