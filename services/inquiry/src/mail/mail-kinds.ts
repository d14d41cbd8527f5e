import { createMailQueue } from "@legal/service-kit/mail";

/** The facts that each kind of mail is composed of when it is sent. */
export interface MailKinds {
  "new-inquiry": { inquiryId: string };
}

export const queueMail = createMailQueue<MailKinds>();
