export { DeadlinesButton } from "./deadlines-button.tsx";
export { useEnteredHolidaysQuery } from "../entered-holidays.ts";
export { OwnDeadlines } from "./own-deadlines.tsx";
export { StaffDeadlines } from "./staff-deadlines.tsx";
export { MatterName } from "../matter-name.tsx";
export { DeadlineTexts } from "../texts.ts";
export { useLegalTexts } from "../use-legal-texts.ts";
export { useCalendarFile } from "./use-calendar-file.ts";
