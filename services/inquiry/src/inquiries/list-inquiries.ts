import type { InquiryStatus } from "@legal/contracts";
import { newestFirst, pageOf } from "@legal/service-kit";
import { Inquiry, type InquiryRecord } from "./inquiry-model.ts";
import { searchFilter } from "./search-words.ts";

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
const WITHOUT_WORDS = { words: 0 };

/** One page for the office, and the cursor of the next when there is more. */
export const listInquiries = async ({ status, unread, search, cursor, limit }: InquiryQuery): Promise<InquiryPage> => {
  const filter = {
    ...(status && { status }),
    ...(unread && { isRead: false }),
    ...searchFilter(search),
    ...(cursor && newestFirst.after(cursor)),
  };
  const page = { sort: newestFirst.sort, limit: limit + 1 };
  const found = await Inquiry.find(filter, WITHOUT_WORDS, page).lean<InquiryRecord[]>();
  const { rows: inquiries, nextCursor } = pageOf(found, limit, newestFirst.cursorOf);
  return { inquiries, nextCursor };
};

/** What a member sent while signed in; an address in a form proves nothing, so only the link counts. */
export const listOwnInquiries = (userId: string): Promise<InquiryRecord[]> =>
  Inquiry.find({ userId }, WITHOUT_WORDS, { sort: newestFirst.sort, limit: MAX_OWN }).lean<InquiryRecord[]>();
