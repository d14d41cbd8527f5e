import { z } from "zod";
import { defineCall } from "./call.ts";
import { serviceType } from "./chat-rooms.ts";
import { INQUIRY_MESSAGE_MAX, INQUIRY_NAME_MAX, INQUIRY_STATUSES } from "./constants/inquiries.ts";
import { email, phone } from "./contact-fields.ts";
import { id, idParams, timestamp } from "./ids.ts";
import { languageSchema } from "./language.ts";
import { isVisible, oneLine } from "./plain-text.ts";
import { requiredText } from "./required-text.ts";
import {
  changeInquiryStatusRoute,
  countInquiriesRoute,
  listInquiriesRoute,
  markInquiryRoute,
  myInquiriesRoute,
  sendInquiryRoute,
} from "./routes/inquiries.ts";
import { pageQuery } from "./page-query.ts";

export const ownInquiry = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  serviceType: z.string().nullable(),
  message: z.string(),
  status: z.enum(INQUIRY_STATUSES),
  createdAt: timestamp,
});
export type OwnInquiry = z.output<typeof ownInquiry>;

export const inquiry = ownInquiry.extend({
  /** The member who sent it; null for a visitor, and after the account was deleted. */
  userId: id.nullable(),
  /** What the sender reads. */
  language: languageSchema,
  /** Whether staff have seen it. */
  isRead: z.boolean(),
});
export type Inquiry = z.output<typeof inquiry>;

const name = z
  .string("name.required")
  .transform(oneLine)
  .pipe(z.string().max(INQUIRY_NAME_MAX, "name.max").refine(isVisible, "name.required"));
const message = requiredText(INQUIRY_MESSAGE_MAX, { required: "message.required", max: "message.max" });

export const sendInquiryCall = defineCall(sendInquiryRoute, {
  access: "anyone",
  summary:
    "Sends a message to the office, linked to the member who is signed in. Idempotency-Key, or the same message within 10 minutes, returns the stored one",
  status: 201,
  body: z.strictObject({
    name,
    email,
    phone: phone.nullish(),
    serviceType: serviceType.or(z.literal("")).nullish(),
    message,
    language: languageSchema.optional(),
  }),
  response: ownInquiry,
});

export const listInquiriesCall = defineCall(listInquiriesRoute, {
  access: "admin",
  summary: "All inquiries, newest first; pages through X-Next-Cursor",
  query: pageQuery.extend({
    status: z.enum(INQUIRY_STATUSES, "inquiryStatus.unknown").optional(),
    unread: z.enum(["true", "false"]).default("false"),
    search: z.string().trim().max(100, "search.max").optional(),
  }),
  response: z.array(inquiry),
});

export const inquiryCounts = z.object({
  total: z.number().int(),
  unread: z.number().int(),
  byStatus: z.record(z.enum(INQUIRY_STATUSES), z.number().int()),
});
export type InquiryCounts = z.output<typeof inquiryCounts>;

export const countInquiriesCall = defineCall(countInquiriesRoute, {
  access: "admin",
  summary: "How many inquiries there are, by status, and how many are unseen",
  response: inquiryCounts,
});

export const myInquiriesCall = defineCall(myInquiriesRoute, {
  access: "user",
  summary: "What the caller sent while signed in, newest first",
  response: z.array(ownInquiry),
});

export const changeInquiryStatusCall = defineCall(changeInquiryStatusRoute, {
  access: "admin",
  summary: "Sets the status; any may follow any. With `from` only where it still is that one, as an undo expects",
  params: idParams,
  body: z.strictObject({
    status: z.enum(INQUIRY_STATUSES, "inquiryStatus.unknown"),
    from: z.enum(INQUIRY_STATUSES, "inquiryStatus.unknown").optional(),
  }),
  response: inquiry,
});

export const markInquiryCall = defineCall(markInquiryRoute, {
  access: "admin",
  summary: "Marks an inquiry as seen by staff, or as new again",
  params: idParams,
  body: z.strictObject({ isRead: z.boolean() }),
  response: inquiry,
});
