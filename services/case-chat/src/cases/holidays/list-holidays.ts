import type { EnteredHoliday } from "@legal/contracts";
import { displayNames } from "../../users/display-names.ts";
import { Holiday, type HolidayRecord } from "./holiday-model.ts";

const byDate = { sort: { date: 1 } } as const;

/** The temporary holidays by date; `forStaff` with who entered them. */
export const listHolidays = async (forStaff: boolean): Promise<EnteredHoliday[]> => {
  const rows = await Holiday.find({ active: true }, {}, byDate).lean<HolidayRecord[]>();
  if (!forStaff) return rows.map(({ date, name }) => ({ date, name }));
  const names = await displayNames(rows.map(({ addedBy }) => addedBy));
  return rows.map(({ date, name, addedBy: id, addedAt }) => {
    const person = names.get(id);
    return { date, name, addedBy: person ? { id, name: person } : null, addedAt: addedAt.toISOString() };
  });
};
