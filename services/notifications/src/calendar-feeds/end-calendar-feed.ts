import type { SessionEndReason, sessionEnded } from "@legal/contracts";
import type { ClientSession } from "mongoose";
import type { z } from "zod";
import { CalendarFeed } from "./calendar-feed-model.ts";

type Ended = Pick<z.output<typeof sessionEnded.schema>, "userId" | "reason" | "all">;

const ENDING: ReadonlySet<string> = new Set<SessionEndReason>(["password-reset", "role-changed"]);

/**
 * Who sets a new password because someone else had the old one is rid of the address that they made, too. With another
 * role an address would serve what its maker had no right to see; the operator's reset of a second factor is one as well.
 */
export const endCalendarFeed = async ({ userId, reason, all }: Ended, session: ClientSession): Promise<void> => {
  if (all && ENDING.has(reason)) await CalendarFeed.deleteOne({ _id: userId }, { session });
};
