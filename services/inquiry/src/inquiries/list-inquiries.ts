import type { InquiryStatus } from "@legal/contracts";
import { newestFirst, pageOf } from "@legal/service-kit";
import { Inquiry, type InquiryRecord } from "./inquiry-model.ts";
import { containing, foundByPairs, saysSomething } from "./search-words.ts";

interface InquiryQuery {
  status?: InquiryStatus | undefined;
  unread: boolean;
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

interface InquiryPage {
  inquiries: InquiryRecord[];
  nextCursor: string | undefined;
}

const MAX_OWN = 200;
/** Only for searching; an answer never shows them. */
const WITHOUT_WORDS = { words: 0, letterPairs: 0 };
/** What many inquiries contain is found among the newest; what few contain, an index finds at once. */
const LOOKED_THROUGH = 1000;

const amongNewest = (filter: object, search: string, wanted: number) =>
  Inquiry.aggregate<InquiryRecord>([
    { $match: filter },
    { $sort: newestFirst.sort },
    { $limit: LOOKED_THROUGH },
    { $match: containing(search) },
    { $limit: wanted },
    { $project: WITHOUT_WORDS },
  ]);

/** Looks through the newest first, and asks the index where these do not fill the page. */
const findInquiries = async (filter: object, search: string, wanted: number): Promise<InquiryRecord[]> => {
  const page = { sort: newestFirst.sort, limit: wanted };
  if (!saysSomething(search)) return Inquiry.find(filter, WITHOUT_WORDS, page).lean<InquiryRecord[]>();
  const newest = await amongNewest(filter, search, wanted);
  if (newest.length === wanted) return newest;
  return Inquiry.find({ $and: [filter, foundByPairs(search)] }, WITHOUT_WORDS, page).lean<InquiryRecord[]>();
};

/** One page for the office, and the cursor of the next when there is more. */
export const listInquiries = async ({ status, unread, search, cursor, limit }: InquiryQuery): Promise<InquiryPage> => {
  const filter = {
    ...(status && { status }),
    ...(unread && { isRead: false }),
    ...(cursor && newestFirst.after(cursor)),
  };
  const found = await findInquiries(filter, search ?? "", limit + 1);
  const { rows: inquiries, nextCursor } = pageOf(found, limit, newestFirst.cursorOf);
  return { inquiries, nextCursor };
};

/** What a member sent while signed in; an address in a form proves nothing, so only the link counts. */
export const listOwnInquiries = (userId: string): Promise<InquiryRecord[]> =>
  Inquiry.find({ userId }, WITHOUT_WORDS, { sort: newestFirst.sort, limit: MAX_OWN }).lean<InquiryRecord[]>();
