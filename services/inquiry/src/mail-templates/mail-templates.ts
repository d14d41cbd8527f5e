import type { MailTemplates } from "@legal/service-kit/mail";
import type { MailKinds } from "../mail/mail-kinds.ts";
import { composeNewInquiry, type MailSettings } from "./new-inquiry.ts";

/** A new kind of mail: its facts in MailKinds, a template file here, a line below. */
export const createMailTemplates = (settings: MailSettings): MailTemplates<MailKinds> => ({
  "new-inquiry": composeNewInquiry(settings),
});
