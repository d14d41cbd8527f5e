import type { Language } from "@legal/contracts";
import { queueMail, type Mail } from "@legal/service-kit/mail";
import type { ClientSession } from "mongoose";
import type { Device } from "../devices/device.ts";
import { User } from "../users/user-model.ts";
import { letter } from "./letter.ts";
import { NOTICE_TEXTS, SHARED_TEXTS, type SecurityEvent } from "./notice-texts.ts";

/** Tells the owner of an account what was done with it; never a code, a link to come in with, or the way it was proved. */
export interface SecurityNoticeFacts {
  userId: string;
  event: SecurityEvent;
  /** ISO 8601 */
  at: string;
  device?: Device | null;
}

/** Queues a notice in the transaction of what it tells. */
export const queueNotice = (facts: Omit<SecurityNoticeFacts, "at">, session: ClientSession): Promise<void> =>
  queueMail({ kind: "security-notice", ...facts, at: new Date().toISOString() }, { session });

const timeIn = (language: Language, at: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Seoul" }).format(
    new Date(at),
  );

const deviceText = (language: Language, { browser, os, network }: Device): string =>
  [browser, os, network].filter((part) => part !== null).join(" · ") || SHARED_TEXTS[language].unknownDevice;

/** The notice in the account's language. */
export const composeNotice =
  (publicOrigin: string) =>
  async ({ userId, event, at, device }: SecurityNoticeFacts): Promise<Mail | undefined> => {
    const user = await User.findById(userId).lean();
    if (!user) return undefined;
    const { language } = user;
    const shared = SHARED_TEXTS[language];
    const { subject, intro } = NOTICE_TEXTS[language][event](user.username);
    const facts = [
      `${shared.when}: ${timeIn(language, at)} (KST)`,
      device && `${shared.where}: ${deviceText(language, device)}`,
    ];
    const link = new URL("/reset-password", publicOrigin).href;
    const parts = [
      intro,
      ...facts.filter((fact) => typeof fact === "string"),
      shared.fine,
      { button: shared.button, link },
    ];
    return { to: user.email, ...letter(language, { subject, parts }) };
  };
