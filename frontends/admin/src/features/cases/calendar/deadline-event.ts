import type { ChatRoom } from "@legal/contracts";
import { addDays } from "@legal/i18n";

/** A case's deadline as calendars take it. Dates are calendar days in Seoul, `yyyy-MM-dd`. */
export interface DeadlineEvent {
  caseId: string;
  day: string;
  /** Exclusive, as both Google and RFC 5545 want it. */
  end: string;
  title: string;
  details: string;
}

interface EventWords {
  title: string;
  /** One line each: customer, service, package, status, e-mail. */
  details: readonly string[];
}

export const deadlineEvent = (room: ChatRoom, day: string, { title, details }: EventWords): DeadlineEvent => ({
  caseId: room.id,
  day,
  end: addDays(day, 1),
  title,
  details: details.join("\n"),
});
