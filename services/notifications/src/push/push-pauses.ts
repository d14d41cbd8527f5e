/** A stranger may name the push service, and with it what it answers. */
const MAX_MS = 3_600_000;

/** Push services that asked for a pause; the browsers of others are reached meanwhile. */
export const createPushPauses = () => {
  const ends = new Map<string, number>();

  return {
    /** Milliseconds that are left of the pause of the endpoint's push service. */
    left: (endpoint: string, now: Date): number =>
      Math.max(0, (ends.get(new URL(endpoint).origin) ?? 0) - now.getTime()),
    begin: (endpoint: string, pauseMs: number, now: Date): void => {
      for (const [origin, end] of ends) if (end <= now.getTime()) ends.delete(origin);
      ends.set(new URL(endpoint).origin, now.getTime() + Math.min(pauseMs, MAX_MS));
    },
  };
};
