import type { NoticeKind, Role } from "@legal/contracts";
import { isPressing } from "../notices/notice-rules.ts";

const HOUR_MS = 3_600_000;
const SEOUL_OFFSET_MS = 9 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
const FROM_HOUR = 8;
const UNTIL_HOUR = 21;

/** The same moment by day, else 08:00 in Seoul: a phone does not ring at night for what can wait (21:00 to 08:00). */
export const afterQuietHours = (now: Date): Date => {
  const inSeoul = now.getTime() + SEOUL_OFFSET_MS;
  const midnight = inSeoul - (inSeoul % DAY_MS);
  const hour = (inSeoul - midnight) / HOUR_MS;
  if (hour >= FROM_HOUR && hour < UNTIL_HOUR) return now;
  const morning = midnight + (hour < FROM_HOUR ? 0 : DAY_MS) + FROM_HOUR * HOUR_MS;
  return new Date(morning - SEOUL_OFFSET_MS);
};

/** When a phone may ring of that: staff's, deadlines and the security of an account at any hour. */
export const earliestAlertAt = (kind: NoticeKind, role: Role, now: Date): Date =>
  role === "admin" || isPressing(kind) ? now : afterQuietHours(now);
