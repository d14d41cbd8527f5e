import { createHash, randomBytes } from "node:crypto";
import type { CalendarScope } from "@legal/contracts/constants";
import { newId, notFound, validationFailed, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { storePendingEvent } from "../pending-events/store-pending-event.ts";
import { lockAccount } from "../users/user-model.ts";
import { CalendarFeed, type CalendarFeedRecord } from "./calendar-feed-model.ts";

const TOKEN_BYTES = 32;

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

interface Shown {
  scope: CalendarScope;
  detailed: boolean;
}

const assertMayShow = (user: User, scope: CalendarScope | undefined): void => {
  if (scope === "office" && user.role !== "admin") throw validationFailed([{ path: "scope", message: "invalid" }]);
};

/** A new address, in the place of one from before; only here its secret is known. Its owner is notified of it. */
export const createCalendarFeed = async (
  user: User,
  shown: Shown,
): Promise<{ feed: CalendarFeedRecord; token: string }> => {
  assertMayShow(user, shown.scope);
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const made = { tokenHash: hashOf(token), ...shown, createdAt: new Date(), readAt: null };
  const feed = await inTransaction(async (session) => {
    if (!(await lockAccount(user.id, session))) throw notFound("account");
    const notice = { kind: "account-security", recipientIds: [user.id], securityAlert: "calendar-made" } as const;
    await storePendingEvent(notice, { session, eventId: newId() });
    const options = { upsert: true, returnDocument: "after", session } as const;
    return CalendarFeed.findOneAndUpdate({ _id: user.id }, { $set: made }, options).lean<CalendarFeedRecord>();
  });
  if (!feed) throw new Error("an upsert wrote no calendar feed");
  return { feed, token };
};

/** What another program shows with its next fetch. */
export const changeCalendarFeed = async (
  user: User,
  shown: { [K in keyof Shown]?: Shown[K] | undefined },
): Promise<CalendarFeedRecord> => {
  assertMayShow(user, shown.scope);
  const options = { returnDocument: "after" } as const;
  const feed = await CalendarFeed.findByIdAndUpdate(user.id, { $set: shown }, options).lean<CalendarFeedRecord>();
  if (!feed) throw notFound("calendar");
  return feed;
};
