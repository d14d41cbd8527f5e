import { inquiryMailRequested } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { createMailQueue, type RecordMailRequest } from "@legal/service-kit/mail";

/** The facts that each kind of mail is looked up by when it leaves. */
export interface MailKinds {
  "new-inquiry": { inquiryId: string };
}

export const recordMailRequest: RecordMailRequest = (request, session) =>
  recordEvent(inquiryMailRequested, request, session);

export const queueMail = createMailQueue<MailKinds>(recordMailRequest);
