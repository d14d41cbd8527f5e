import { addHolidayCall, listHolidaysCall, removeHolidayCall } from "@legal/contracts";
import { createRouter, optionalUserOf, parse, requireAdmin, userOf } from "@legal/service-kit";
import { addHoliday, removeHoliday } from "./change-holidays.ts";
import { listHolidays } from "../../holidays/list-holidays.ts";

export const holidayRoutes = createRouter();

holidayRoutes.get(listHolidaysCall.path, async (req, res) => {
  res.json(await listHolidays(optionalUserOf(req)?.role === "admin"));
});

holidayRoutes.post(addHolidayCall.path, requireAdmin, async (req, res) => {
  const { date, name } = parse(addHolidayCall, req).body;
  res.status(addHolidayCall.status).json(await addHoliday(date, name, userOf(req)));
});

holidayRoutes.delete(removeHolidayCall.path, requireAdmin, async (req, res) => {
  res.json(await removeHoliday(parse(removeHolidayCall, req).params.date, userOf(req)));
});
