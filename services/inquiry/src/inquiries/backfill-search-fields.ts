import { phoneKeyOf } from "@legal/service-kit";
import { createBackfill } from "@legal/service-kit/jobs";
import { Inquiry, type InquiryRecord } from "./inquiry-model.ts";
import { searchFieldsOf } from "./search-words.ts";

/** For inquiries of a release that kept no bigrams, or no digits of the telephone number: the search finds them by these. */
export const backfillSearchFields = createBackfill<Pick<InquiryRecord, "words" | "phone">>({
  model: Inquiry,
  field: "phoneKey",
  from: ["words", "phone"],
  derive: ({ words, phone }) => {
    const key = phoneKeyOf(phone);
    return searchFieldsOf(key ? `${words}\n${key}` : words, phone);
  },
});
