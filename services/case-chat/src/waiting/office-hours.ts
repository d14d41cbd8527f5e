import { z } from "zod";

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** `09:00-18:00` */
export const officeHours = z
  .string()
  .regex(/^\d\d:\d\d-\d\d:\d\d$/)
  .transform((text) => text.split("-") as [string, string])
  .refine(([opens, closes]) => clock.test(opens) && clock.test(closes) && opens < closes, "not a span of a day");

export type OfficeHours = z.output<typeof officeHours>;

const seoulClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Seoul",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Whether somebody sits in the office: Monday to Friday within the hours, Seoul time. Holidays count as workdays. */
export const isOfficeOpen = (instant: Date, [opens, closes]: OfficeHours): boolean => {
  const parts = Object.fromEntries(seoulClock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const time = `${parts.hour}:${parts.minute}`;
  return !["Sat", "Sun"].includes(parts.weekday ?? "") && time >= opens && time < closes;
};
