import { seoulDateOf } from "@legal/i18n";
import { seoulInstant } from "./working-time.ts";

const HOUR_MS = 3_600_000;
const AT_HOUR = 8.5;
/** Later it is no morning's any more: who works has seen the desk. */
const UNTIL_HOUR = 10;

/** The day whose digest may leave now: from 08:30 to 10:00 in Seoul. */
export const digestDayOf = (now: Date): string | undefined => {
  const day = seoulDateOf(now);
  const hour = (now.getTime() - seoulInstant(day, 0).getTime()) / HOUR_MS;
  return hour >= AT_HOUR && hour < UNTIL_HOUR ? day : undefined;
};
