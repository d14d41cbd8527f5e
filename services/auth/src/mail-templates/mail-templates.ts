import type { MailTemplates } from "@legal/service-kit/mail";
import type { MailKinds } from "../mail/mail-kinds.ts";
import { composeAccountDeleted } from "./account-deleted.ts";
import { composeDeleteAccount } from "./delete-account.ts";
import { composeGoogleChanged } from "./google-changed.ts";
import { composePasswordReset } from "./password-reset.ts";
import { composeSecurityNotice } from "./security-notice.ts";
import { composeVerifyEmail } from "./verify-email.ts";

/** A new kind of mail: its facts in MailKinds, a template file here, a line below. */
export const createMailTemplates = (publicOrigin: string): MailTemplates<MailKinds> => ({
  "password-reset": composePasswordReset(publicOrigin),
  "verify-email": composeVerifyEmail(publicOrigin),
  "delete-account": composeDeleteAccount(publicOrigin),
  "account-deleted": composeAccountDeleted,
  "google-changed": composeGoogleChanged(publicOrigin),
  "security-notice": composeSecurityNotice(publicOrigin),
});
