import { bigramsOf } from "@legal/service-kit";
import { createBackfill } from "@legal/service-kit/jobs";
import { Inquiry, type InquiryRecord } from "./inquiry-model.ts";

/** For inquiries of a release that kept no pairs: the search finds old ones by them. */
export const backfillBigrams = createBackfill<Pick<InquiryRecord, "words">>({
  model: Inquiry,
  field: "letterPairs",
  from: ["words"],
  derive: ({ words }) => ({ letterPairs: bigramsOf(words) }),
});
