export { deadlineCalendar, type CalendarEntry } from "./deadline-calendar.ts";
