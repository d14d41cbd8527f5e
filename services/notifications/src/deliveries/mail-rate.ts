const MINUTE_MS = 60_000;

/** What the mail server's provider takes of this replica in a minute, which begins with its first mail. */
export interface MailRate {
  isSpent: (now: Date) => boolean;
  count: (now: Date) => void;
}

export const createMailRate = (perMinute: number): MailRate => {
  let beganAt = 0;
  let left = perMinute;
  const isOver = (now: Date): boolean => now.getTime() - beganAt >= MINUTE_MS;
  return {
    isSpent: (now) => left <= 0 && !isOver(now),
    count: (now) => {
      if (isOver(now)) [beganAt, left] = [now.getTime(), perMinute];
      left -= 1;
    },
  };
};
