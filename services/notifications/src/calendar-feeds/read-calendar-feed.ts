import { listCalendarDeadlinesCall } from "@legal/contracts";
import { notFound, type InternalClient, type RateLimit } from "@legal/service-kit";
import { KnownUser, type UserRecord } from "../users/user-model.ts";
import { CalendarFeed, type CalendarFeedRecord } from "./calendar-feed-model.ts";
import { composeCalendar } from "./compose-calendar.ts";
import { hashOf } from "./manage-calendar-feed.ts";

export interface CalendarDeps {
  caseChat: InternalClient;
  publicOrigin: string;
  /** Fetches of one address. */
  limit: RateLimit;
}

const TOKEN = /^[\w-]{43}$/;

const find = async (token: string) => {
  const feed = TOKEN.test(token)
    ? await CalendarFeed.findOne({ tokenHash: hashOf(token) }).lean<CalendarFeedRecord>()
    : null;
  const owner = feed && (await KnownUser.findById(feed._id).lean<UserRecord>());
  if (!feed || !owner || owner.deleted) throw notFound("calendar");
  return { feed, owner };
};

/** Who is staff no more gets what a customer would. */
const queryOf = ({ scope }: CalendarFeedRecord, { _id: id, role }: UserRecord) => {
  if (role !== "admin") return { customerId: id };
  return scope === "office" ? {} : { assigneeId: id };
};

/** The calendar of an address, as its owner may see it now. An unknown address is answered as any that is not there. */
export const readCalendarFeed = async (
  token: string,
  { caseChat, publicOrigin, limit }: CalendarDeps,
): Promise<string> => {
  const { feed, owner } = await find(token);
  await limit.consume(owner._id);
  const deadlines = await caseChat.call(listCalendarDeadlinesCall, { query: queryOf(feed, owner) });
  await CalendarFeed.updateOne({ _id: feed._id }, { $set: { readAt: new Date() } });
  const isStaff = owner.role === "admin";
  const shown = { detailed: feed.detailed, scope: isStaff ? feed.scope : "own" } as const;
  return composeCalendar(deadlines, shown, { language: owner.language, isStaff, publicOrigin });
};
