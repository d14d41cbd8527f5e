import { sessionKeyOf } from "@legal/contracts";
import { sessionCopyOf, type Current, type KeyRing, type Logger } from "@legal/service-kit";
import type { Redis } from "ioredis";
import { findLiveSession } from "./live-session.ts";
import { presentSession } from "./present-session.ts";
import type { SessionRecord } from "./session-model.ts";

/** What a transaction did to sessions, to be repeated in Redis after its commit. */
export interface SessionChanges {
  started?: SessionRecord;
  ended: string[];
}

/** The copy of live sessions in Redis that the gateway reads on every request. */
export interface SessionCache {
  apply(changes: SessionChanges): Promise<void>;
  /** False where it ended meanwhile: its end may have reached Redis before, so it is looked at again afterwards. */
  put(record: SessionRecord): Promise<boolean>;
  /** Changes a session that is there; one that was ended meanwhile stays ended. */
  refresh(record: SessionRecord): Promise<void>;
  forget(sessionIds: string[]): Promise<void>;
}

const secondsLeft = ({ expire }: SessionRecord) => Math.max(1, Math.ceil((expire.getTime() - Date.now()) / 1000));

/**
 * MongoDB decides, Redis repeats. While Redis is unavailable the gateway asks this service instead, and
 * purge-stale-sessions.ts puts the copy right when it is back: so a failure here is only logged.
 */
export const createSessionCache = (redis: Redis, keys: Current<KeyRing>, logger: Logger): SessionCache => {
  const tolerate = async (command: Promise<unknown>): Promise<void> => {
    try {
      await command;
    } catch (error) {
      logger.warn({ err: error }, "session mirror is behind");
    }
  };
  const set = (record: SessionRecord, ...onlyIf: ["XX"] | []) => {
    const text = sessionCopyOf(keys(), presentSession(record));
    const key = sessionKeyOf(record._id);
    const ttl = secondsLeft(record);
    return tolerate(onlyIf[0] ? redis.set(key, text, "EX", ttl, "XX") : redis.set(key, text, "EX", ttl));
  };
  const forget = (ids: string[]) => (ids.length ? tolerate(redis.unlink(...ids.map(sessionKeyOf))) : Promise.resolve());
  const put = async (record: SessionRecord): Promise<boolean> => {
    await set(record);
    if (await findLiveSession(record._id)) return true;
    await forget([record._id]);
    return false;
  };

  return {
    put,
    refresh: (record) => set(record, "XX"),
    forget,
    apply: async ({ started, ended }) => {
      await forget(ended);
      if (started) await put(started);
    },
  };
};
