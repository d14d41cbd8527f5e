import { sessionEnded } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { endCalendarFeed } from "../calendar-feeds/end-calendar-feed.ts";
import { endPushes } from "../push/end-pushes.ts";

// Twice changes nothing: what a later session subscribed is of that one.
export const onSessionEnded = on(sessionEnded, async (ended, { session }) => {
  await endPushes(ended, session);
  await endCalendarFeed(ended, session);
});
