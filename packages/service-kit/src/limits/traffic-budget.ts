import type { Role } from "@legal/contracts";

interface Allowance {
  bytesPerSecond: number;
  burstBytes: number;
}

/** A small packet costs a server far more than its bytes: it is read, judged and often answered. */
const PACKET_COST = 1024;

/** Who comes back with less than this share of a burst would be cut again at once. */
const MIN_BURST_SHARE = 0.1;
const MAX_PEOPLE = 10_000;

interface Person {
  userId: string;
  role: Role;
}

interface Bucket {
  left: number;
  filledAt: number;
}

export interface TrafficBudget {
  /** Takes what arrived on one of the person's sockets; false when that is more than a person may send. */
  take: (person: Person, packets: number, bytes: number) => boolean;
  /** Whether a person has just used everything up, so that another socket would not live long. */
  isSpent: (person: Person) => boolean;
}

/**
 * Bounds what a person sends over sockets, whatever it is: bytes, and each packet like another kilobyte. It counts all
 * sockets of a person at this process together and outlives them, so that coming back gives nothing.
 */
export const createTrafficBudget = (allowances: Readonly<Record<Role, Allowance>>, scale: number): TrafficBudget => {
  const buckets = new Map<string, Bucket>();

  const bucketOf = ({ userId, role }: Person): Bucket => {
    const now = Date.now();
    const { bytesPerSecond, burstBytes } = allowances[role];
    const burst = burstBytes * scale;
    const known = buckets.get(userId);
    if (known) {
      known.left = Math.min(burst, known.left + ((now - known.filledAt) / 1000) * bytesPerSecond * scale);
      known.filledAt = now;
      return known;
    }
    const [oldest] = buckets.keys();
    if (oldest !== undefined && buckets.size >= MAX_PEOPLE) buckets.delete(oldest);
    const full = { left: burst, filledAt: now };
    buckets.set(userId, full);
    return full;
  };

  return {
    take: (person, packets, bytes) => {
      const bucket = bucketOf(person);
      bucket.left = Math.max(0, bucket.left - packets * PACKET_COST - bytes);
      return bucket.left > 0;
    },
    isSpent: (person) => bucketOf(person).left < allowances[person.role].burstBytes * scale * MIN_BURST_SHARE,
  };
};
