import { authMailRequested, type Language, type SECURITY_EVENTS } from "@legal/contracts";
import { record } from "@legal/event-bus";
import { createMailQueue, type RecordMailRequest } from "@legal/service-kit/mail";
import type { ClientSession } from "mongoose";
import type { Device } from "../devices/device.ts";

/** The facts that each kind of mail is looked up by when it leaves; they name an account by its id, to be removed with it. */
export interface MailKinds {
  "password-reset": { emailKey: string };
  "verify-email": { userId: string };
  "delete-account": { userId: string };
  /** The account does not exist any more when this leaves: the one mail that must carry its address. */
  "account-deleted": { email: string; username: string; language: Language };
  "google-changed": { userId: string; change: "connected" | "disconnected" };
  "security-notice": {
    userId: string;
    event: (typeof SECURITY_EVENTS)[number];
    /** ISO 8601 */
    at: string;
    device?: Device | null;
  };
}

export const recordMailRequest: RecordMailRequest = (request, session) => record(authMailRequested, request, session);

export const queueMail = createMailQueue<MailKinds>(recordMailRequest);

/** Queues a notice of something that happens now, in its transaction. */
export const queueNotice = (facts: Omit<MailKinds["security-notice"], "at">, session: ClientSession): Promise<void> =>
  queueMail("security-notice", { ...facts, at: new Date().toISOString() }, session);
