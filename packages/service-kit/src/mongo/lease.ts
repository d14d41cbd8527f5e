import mongoose from "mongoose";
import type { Logger } from "pino";
import { isDuplicateKey } from "../errors/dependency-down.ts";
import { newId } from "../ids.ts";

interface LeaseRecord {
  _id: string;
  owner: string;
  until: Date;
}

interface LeaseOptions {
  collection: string;
  /** Names the lease within its collection. */
  id: string;
  /** How long a killed owner keeps it. */
  ms: number;
  logger: Logger;
}

/** The right to do something from this database, of one process at a time. */
export interface Lease {
  /** True while this process holds the lease; takes or renews it when it can. */
  hold: () => Promise<boolean>;
  /** Gives it back; failing that, it runs out by itself. */
  release: () => Promise<void>;
}

export const createLease = ({ collection, id, ms, logger }: LeaseOptions): Lease => {
  const owner = newId();
  const leases = () => mongoose.connection.collection<LeaseRecord>(collection);
  let renewAt = 0;
  let isCreated = false;

  const create = async (): Promise<void> => {
    try {
      await leases().insertOne({ _id: id, owner: "", until: new Date(0) });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    isCreated = true;
  };
  /** Ours, expired, or from a clock that ran far ahead of this one. */
  const takeable = (now: number) => ({
    _id: id,
    $or: [{ owner }, { until: { $lt: new Date(now) } }, { until: { $gt: new Date(now + 2 * ms) } }],
  });

  return {
    hold: async () => {
      const now = Date.now();
      if (now < renewAt && now > renewAt - ms) return true;
      if (!isCreated) await create();
      const { matchedCount } = await leases().updateOne(takeable(now), { $set: { owner, until: new Date(now + ms) } });
      renewAt = matchedCount === 1 ? now + ms / 2 : 0;
      return matchedCount === 1;
    },
    release: async () => {
      if (renewAt === 0) return;
      renewAt = 0;
      try {
        await leases().updateOne({ _id: id, owner }, { $set: { owner: "", until: new Date(0) } });
      } catch (error) {
        logger.debug({ err: error, lease: id }, "lease not released");
      }
    },
  };
};
