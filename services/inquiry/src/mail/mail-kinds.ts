import { inquiryMailRequested } from "@legal/contracts";
import { record } from "@legal/event-bus";
import { createMailQueue, type RecordMailRequest } from "@legal/service-kit/mail";

/** The facts that each kind of mail is looked up by when it leaves. */
export interface MailKinds {
  "new-inquiry": { inquiryId: string };
}

export const recordMailRequest: RecordMailRequest = (request, session) =>
  record(inquiryMailRequested, request, session);

export const queueMail = createMailQueue<MailKinds>(recordMailRequest);
