import type { Role } from "@legal/contracts";

interface Allowance {
  perSecond: number;
  burst: number;
}

const KIB = 1024;

/** A small packet costs a server far more than its bytes: it is read, judged and often answered. */
const PACKET_COST = KIB;

/**
 * In bytes. Above what the limits of events and messages let through, so that only what goes past these is cut: a member
 * may send thirty messages of 4,000 Korean characters at once, staff join two thousand rooms when they connect.
 */
const ALLOWANCES: Readonly<Record<Role, Allowance>> = {
  user: { perSecond: 128 * KIB, burst: 1024 * KIB },
  admin: { perSecond: 512 * KIB, burst: 4096 * KIB },
};

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
export const createTrafficBudget = (scale: number): TrafficBudget => {
  const buckets = new Map<string, Bucket>();

  const bucketOf = ({ userId, role }: Person): Bucket => {
    const now = Date.now();
    const { perSecond, burst } = ALLOWANCES[role];
    const known = buckets.get(userId);
    if (known) {
      known.left = Math.min(burst * scale, known.left + ((now - known.filledAt) / 1000) * perSecond * scale);
      known.filledAt = now;
      return known;
    }
    const [oldest] = buckets.keys();
    if (oldest !== undefined && buckets.size >= MAX_PEOPLE) buckets.delete(oldest);
    const full = { left: burst * scale, filledAt: now };
    buckets.set(userId, full);
    return full;
  };

  return {
    take: (person, packets, bytes) => {
      const bucket = bucketOf(person);
      bucket.left = Math.max(0, bucket.left - packets * PACKET_COST - bytes);
      return bucket.left > 0;
    },
    isSpent: (person) => bucketOf(person).left < ALLOWANCES[person.role].burst * scale * MIN_BURST_SHARE,
  };
};
