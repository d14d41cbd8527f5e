import { HOLIDAY_CALENDAR, type ExtraHoliday } from "@legal/legal-rules";
import type { ClientSession } from "mongoose";
import { Holiday, type HolidayRecord } from "./holiday-model.ts";

/** The holidays of this moment. */
export interface Calendar {
  /** The list of the release and how often administrators have changed theirs: a newer calendar sorts later. */
  key: string;
  /** How often administrators have changed theirs. */
  changes: number;
  holidays: ExtraHoliday[];
  /** Who made the last of those changes. */
  changedBy: string | null;
}

const CHANGES_DIGITS = 8;

const lastChange = ({ addedBy, addedAt, removedBy, removedAt }: HolidayRecord) =>
  removedBy !== null && removedAt ? { by: removedBy, at: removedAt } : { by: addedBy, at: addedAt };

export const readCalendar = async (session: ClientSession | null = null): Promise<Calendar> => {
  const rows = await Holiday.find().session(session).lean<HolidayRecord[]>();
  const active = rows.filter((row) => row.active);
  const changes = rows.length + (rows.length - active.length);
  const newest = rows.map(lastChange).toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return {
    key: `${HOLIDAY_CALENDAR.version}/${String(changes).padStart(CHANGES_DIGITS, "0")}`,
    changes,
    holidays: active.map(({ date, name }) => ({ date, name })),
    changedBy: newest[0]?.by ?? null,
  };
};

/** The list of a calendar's key. */
export const listVersionOf = (key: string): string => key.split("/")[0] ?? key;
