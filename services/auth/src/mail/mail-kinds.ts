import { authMailRequested, securityAlerted } from "@legal/contracts";
import type { SecurityAlert } from "@legal/contracts/constants";
import { recordEvent } from "@legal/event-bus";
import { createMailQueue, type RecordMailRequest } from "@legal/service-kit/mail";
import type { ClientSession } from "mongoose";
import type { UserRecord } from "../users/user-model.ts";
import type { MailKinds } from "./mail-facts.ts";

export const recordMailRequest: RecordMailRequest = (request, session) =>
  recordEvent(authMailRequested, request, session);

export const queueMail = createMailQueue<MailKinds>(recordMailRequest);

const alertOwner = (userId: string, alert: SecurityAlert, session: ClientSession) =>
  recordEvent(securityAlerted, { userId, alert }, session);

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
