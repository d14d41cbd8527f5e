import { authMailRequested, securityAlerted, type Language, type SECURITY_EVENTS } from "@legal/contracts";
import type { SecurityAlert } from "@legal/contracts/constants";
import { record } from "@legal/event-bus";
import { createMailQueue, type RecordMailRequest } from "@legal/service-kit/mail";
import type { ClientSession } from "mongoose";
import type { Device } from "../devices/device.ts";
import type { UserRecord } from "../users/user-model.ts";

/** The facts that each kind of mail is looked up by when it leaves; they name an account by its id, to be removed with it. */
export interface MailKinds {
  "password-reset": { emailKey: string };
  "verify-email": { userId: string };
  /** To the address that the account is to have. */
  "change-email": { userId: string; email: string };
  "delete-account": { userId: string };
  /** The account does not exist any more when this leaves, so it carries its address. */
  "account-deleted": { email: string; username: string; language: Language };
  /** To the address that the account has no more. */
  "email-changed": { email: string; username: string; language: Language };
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

const alertOwner = (userId: string, alert: SecurityAlert, session: ClientSession) =>
  record(securityAlerted, { userId, alert }, session);

/** Notifies the owner of something that happens now, in its transaction: by mail, and in the inbox. */
export const queueNotice = async (
  facts: Omit<MailKinds["security-notice"], "at">,
  session: ClientSession,
): Promise<void> => {
  await queueMail("security-notice", { ...facts, at: new Date().toISOString() }, session);
  await alertOwner(facts.userId, facts.event, session);
};

/** The same of a Google account. */
export const queueGoogleNotice = async (facts: MailKinds["google-changed"], session: ClientSession): Promise<void> => {
  await queueMail("google-changed", facts, session);
  await alertOwner(facts.userId, `google-${facts.change}`, session);
};

/** Mails the link that deletes the account; the inbox says that it was asked for. */
export const queueDeletionLink = async (userId: string, session: ClientSession): Promise<void> => {
  await queueMail("delete-account", { userId }, session);
  await alertOwner(userId, "deletion-requested", session);
};

/** Notifies an account's owner of another address: at the one before, and in the inbox. */
export const queueEmailChanged = async (
  { _id, email, username, language }: UserRecord,
  session: ClientSession,
): Promise<void> => {
  await queueMail("email-changed", { email, username, language }, session);
  await alertOwner(_id, "email-changed", session);
};
