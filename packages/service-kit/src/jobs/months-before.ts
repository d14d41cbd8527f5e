/** The same day so many months earlier; the last of the month where that month is shorter. */
export const monthsBefore = (now: Date, months: number): Date => {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  if (limit.getUTCDate() !== now.getUTCDate()) limit.setUTCDate(0);
  return limit;
};
