/** A connection can be dead for minutes before the machine notices. */
const PROVE_EVERY_MS = 250;
const PROOF_HOLDS_MS = 750;

export interface Freshness {
  /** Whether every announcement until less than a second ago, and until the last `markStale`, has arrived. */
  isCurrent: () => boolean;
  /** Something has changed whose announcement may be on its way. */
  markStale: () => void;
}

/**
 * Of one connection that announces changes, from now on. Announcements and answers keep their order on it, so an answered
 * ping proves that everything before it has arrived. Pings are sent as long as someone asks `isCurrent`.
 */
export const createFreshness = (ping: () => Promise<unknown>): Freshness => {
  let provenAt = performance.now();
  let doubtedAt = -Infinity;
  let isProving = false;

  const prove = async (): Promise<void> => {
    if (isProving) return;
    const sentAt = performance.now();
    isProving = true;
    try {
      await ping();
      provenAt = sentAt;
    } catch {
      // Without a proof Redis is asked for each value.
    } finally {
      isProving = false;
    }
  };

  return {
    isCurrent: () => {
      const age = performance.now() - provenAt;
      const isDoubted = provenAt <= doubtedAt;
      if (isDoubted || age > PROVE_EVERY_MS) void prove();
      return !isDoubted && age < PROOF_HOLDS_MS;
    },
    markStale: () => {
      doubtedAt = performance.now();
      void prove();
    },
  };
};
