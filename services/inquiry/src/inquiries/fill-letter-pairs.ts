import { fillMissing, letterPairsOf } from "@legal/service-kit";
import { Inquiry, type InquiryRecord } from "./inquiry-model.ts";

/** For inquiries of a release that kept no pairs: the search finds old ones by them. */
export const fillLetterPairs = fillMissing<Pick<InquiryRecord, "words">>({
  model: Inquiry,
  field: "letterPairs",
  from: ["words"],
  derive: ({ words }) => ({ letterPairs: letterPairsOf(words) }),
});
