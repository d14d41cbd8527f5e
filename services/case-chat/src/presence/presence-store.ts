import type { Redis } from "ioredis";

/** Who has a case open, over all replicas; every entry lives only as long as its replica renews it. */
export interface Attendance {
  /** Says, and says again, that these sockets of staff are there. */
  keep(roomId: string, entries: readonly Attendee[]): Promise<void>;
  leave(roomId: string, entry: Attendee): Promise<void>;
  /** The ids of the staff who are there. */
  userIds(roomId: string): Promise<string[]>;
}

export interface Attendee {
  userId: string;
  socketId: string;
}

const keyOf = (roomId: string): string => `case-chat:attendance:${roomId}`;
const memberOf = ({ userId, socketId }: Attendee): string => `${userId} ${socketId}`;

/** One sorted set per case, by when each entry ends: what a killed replica leaves ends by itself. */
export const attendanceIn = (redis: Redis, livesMs: number): Attendance => {
  return {
    keep: async (roomId, entries) => {
      const until = Date.now() + livesMs;
      const key = keyOf(roomId);
      await redis.zadd(key, ...entries.flatMap((entry) => [until, memberOf(entry)]));
      await redis.pexpire(key, livesMs);
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
