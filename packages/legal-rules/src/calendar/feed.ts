import { calendarText } from "./deadline-calendar.ts";

export { eventText } from "./deadline-calendar.ts";

/** Of a case's deadline, in files and feeds alike. */
export const calendarUid = (deadlineId: string): string => `deadline-${deadlineId}@case-chat`;

interface Feed {
  name: string;
  /** How often programs should fetch it. */
  refreshHours: number;
}

/** A calendar to be subscribed, of texts of events: RFC 7986 5.1 and 5.7, and the names that programs knew before it. */
export const deadlineFeed = (events: readonly string[], { name, refreshHours }: Feed): string =>
  calendarText(events, [
    ["NAME", name],
    ["X-WR-CALNAME", name],
    ["REFRESH-INTERVAL;VALUE=DURATION", `PT${refreshHours}H`],
    ["X-PUBLISHED-TTL", `PT${refreshHours}H`],
  ]);
