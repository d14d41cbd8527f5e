import type { sessionEnded } from "@legal/contracts";
import type { ClientSession } from "mongoose";
import type { z } from "zod";
import { CalendarFeed } from "./calendar-feed-model.ts";

type Ended = Pick<z.output<typeof sessionEnded.schema>, "userId" | "reason" | "all">;

/** Who sets a new password because someone else had the old one is rid of the address that they made, too. */
export const endCalendarFeed = async ({ userId, reason, all }: Ended, session: ClientSession): Promise<void> => {
  if (all && reason === "password-reset") await CalendarFeed.deleteOne({ _id: userId }, { session });
};
