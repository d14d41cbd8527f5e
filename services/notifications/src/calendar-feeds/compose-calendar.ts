import { setImmediate } from "node:timers/promises";
import { isServiceId, serviceName } from "@legal/catalog";
import type { CalendarDeadline, Language } from "@legal/contracts";
import { pages } from "@legal/contracts/pages";
import { isCaseMatter } from "@legal/legal-rules/case-matters";
import { legalTexts } from "@legal/legal-rules/all-texts";
import { calendarUid, deadlineFeed, eventText } from "@legal/legal-rules/calendar-feed";
import { matterName } from "@legal/legal-rules/texts";
import { textsIn } from "../texts/texts.ts";
import type { CalendarFeedRecord } from "./calendar-feed-model.ts";

interface Reader {
  language: Language;
  isStaff: boolean;
  publicOrigin: string;
}

type Shown = Pick<CalendarFeedRecord, "scope" | "detailed">;

const REFRESH_HOURS = 1;
/** Written in one turn of the event loop; an office may have a thousand. */
const PER_TURN = 100;

/**
 * The calendar lies on servers of other companies: unless its owner chose otherwise an entry says the number alone. The
 * customer's own name for the case is shown to its customer only; no person is named.
 */
const titleOf = (deadline: CalendarDeadline, { detailed }: Shown, { language, isStaff }: Reader): string => {
  const { deadline: word, unconfirmed } = textsIn(language).cases.calendar;
  const { matter, serviceType, number, name, confirmed } = deadline;
  const note = confirmed ? "" : ` (${unconfirmed})`;
  if (!detailed) return `${[word, number].filter(Boolean).join(" ")}${note}`;
  const what = matter !== null && isCaseMatter(matter) ? matterName(matter, legalTexts(language)) : word;
  const service = isServiceId(serviceType) ? serviceName(serviceType, language) : serviceType;
  const known = [what, isStaff || name === null ? service : name, number];
  return `${known.filter(Boolean).join(" - ")}${note}`;
};

const entryOf = (deadline: CalendarDeadline, shown: Shown, reader: Reader) => ({
  uid: calendarUid(deadline.id),
  dueDate: deadline.dueDate,
  title: titleOf(deadline, shown, reader),
  description: textsIn(reader.language).cases.calendar.lookInside,
  url: new URL(pages.chat(deadline.roomId), reader.publicOrigin).href,
  sequence: deadline.version,
  cancelled: deadline.cancelled,
  madeAt: new Date(deadline.updatedAt),
});

/** The same text for the same deadlines, so that its hash changes with them alone. */
export const composeCalendar = async (
  deadlines: readonly CalendarDeadline[],
  shown: Shown,
  reader: Reader,
): Promise<string> => {
  const events: string[] = [];
  for (let begin = 0; begin < deadlines.length; begin += PER_TURN) {
    if (begin > 0) await setImmediate();
    const turn = deadlines.slice(begin, begin + PER_TURN);
    events.push(...turn.map((deadline) => eventText(entryOf(deadline, shown, reader))));
  }
  return deadlineFeed(events, {
    name: textsIn(reader.language).cases.calendar[shown.scope],
    refreshHours: REFRESH_HOURS,
  });
};
