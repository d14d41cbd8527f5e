import type { Language } from "@legal/contracts";
import { createMailQueue } from "@legal/service-kit/mail";
import type { ClientSession } from "mongoose";
import type { Device } from "../devices/device.ts";

export type SecurityEvent =
  | "new-device"
  | "password-changed"
  | "second-factor-on"
  | "second-factor-off"
  | "recovery-code-used"
  | "recovery-codes-renewed";

/** The facts that each kind of mail is composed of when it is sent; they name an account by its id, to be removed with it. */
export interface MailKinds {
  "password-reset": { emailKey: string };
  "verify-email": { userId: string };
  "delete-account": { userId: string };
  /** The account does not exist any more when this leaves: the one mail that must carry its address. */
  "account-deleted": { email: string; username: string; language: Language };
  "google-changed": { userId: string; change: "connected" | "disconnected" };
  "security-notice": {
    userId: string;
    event: SecurityEvent;
    /** ISO 8601 */
    at: string;
    device?: Device | null;
  };
}

export const queueMail = createMailQueue<MailKinds>();

/** Queues a notice of something that happens now, in its transaction. */
export const queueNotice = (facts: Omit<MailKinds["security-notice"], "at">, session: ClientSession): Promise<void> =>
  queueMail("security-notice", { ...facts, at: new Date().toISOString() }, session);
