import { z } from "zod";
import { staffRead } from "../audit-log.ts";
import { INQUIRY_STATUSES } from "../constants/inquiries.ts";
import { defineEvent } from "../event.ts";
import { id } from "../ids.ts";
import { mailRequest } from "../requested-mails.ts";

export const inquiryCreated = defineEvent(
  "inquiry.created.v1",
  "Someone wrote to the office through the contact form",
  z.object({ inquiryId: id, userId: id.nullable(), serviceType: z.string().nullable() }),
  ({ inquiryId }) => inquiryId,
);

export const inquiryMailRequested = defineEvent(
  "inquiry.mail-requested.v1",
  "A mail to the office about an inquiry is to leave; what it says is asked for when it does",
  mailRequest,
  ({ mailId }) => mailId,
);

export const inquiryStatusChanged = defineEvent(
  "inquiry.status-changed.v1",
  "Staff set an inquiry's status",
  z.object({
    inquiryId: id,
    userId: id.nullable(),
    from: z.enum(INQUIRY_STATUSES),
    to: z.enum(INQUIRY_STATUSES),
    changedBy: id,
  }),
  ({ inquiryId }) => inquiryId,
);

export const inquiryDataRead = defineEvent(
  "inquiry.customer-data-read.v1",
  "Staff read inquiries",
  staffRead,
  ({ key }) => key,
);
