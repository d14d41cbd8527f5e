import { isDuplicateKey, newId, type Logger } from "@legal/service-kit";
import mongoose from "mongoose";

interface Lease {
  _id: string;
  owner: string;
  until: Date;
}

const RelayLease = mongoose.model(
  "RelayLease",
  new mongoose.Schema<Lease>(
    { _id: String, owner: String, until: Date },
    { collection: "outbox_lease", versionKey: false },
  ),
);

const LEASE_ID = "relay";
/** Longer than publishing one batch may take. */
export const LEASE_MS = 15_000;

/** The right to publish from this database: one relay at a time, so that rows leave once and in order. */
export interface RelayLeaseHolder {
  /** True while this relay holds the lease; takes or renews it when it can. */
  hold: () => Promise<boolean>;
  /** Gives the turn to another relay; failing that, it runs out by itself. */
  release: () => Promise<void>;
}

const create = async (): Promise<void> => {
  try {
    await RelayLease.collection.insertOne({ _id: LEASE_ID, owner: "", until: new Date(0) } as never);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

/** Ours, expired, or from a clock that ran far ahead of this one. */
const takeable = (owner: string, now: number) => ({
  _id: LEASE_ID,
  $or: [{ owner }, { until: { $lt: new Date(now) } }, { until: { $gt: new Date(now + 2 * LEASE_MS) } }],
});

export const createLease = (logger: Logger): RelayLeaseHolder => {
  const owner = newId();
  let renewAt = 0;
  let created = false;

  return {
    hold: async () => {
      const now = Date.now();
      if (now < renewAt && now > renewAt - LEASE_MS) return true;
      if (!created) await create();
      created = true;
      const taken = await RelayLease.updateOne(takeable(owner, now), { owner, until: new Date(now + LEASE_MS) });
      renewAt = taken.matchedCount === 1 ? now + LEASE_MS / 2 : 0;
      return taken.matchedCount === 1;
    },
    release: async () => {
      if (renewAt === 0) return;
      renewAt = 0;
      try {
        await RelayLease.updateOne({ _id: LEASE_ID, owner }, { owner: "", until: new Date(0) });
      } catch (error) {
        logger.debug({ err: error }, "lease not released");
      }
    },
  };
};
