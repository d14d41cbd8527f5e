import type { Language } from "@legal/contracts";
import type { Mail } from "@legal/service-kit/mail";
import type { Device } from "../devices/device.ts";
import { User } from "../users/user-model.ts";
import type { MailKinds } from "../mail/mail-kinds.ts";
import { renderMail } from "../mail/render-mail.ts";
import { NOTICE_TEXTS, SHARED_TEXTS } from "./notice-texts.ts";

const timeIn = (language: Language, at: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Seoul" }).format(
    new Date(at),
  );

const deviceText = (language: Language, { browser, os, network }: Device): string =>
  [browser, os, network].filter((part) => part !== null).join(" · ") || SHARED_TEXTS[language].unknownDevice;

/** Never carries a code, a link that logs in, or the way the owner proved who they are. */
export const composeSecurityNotice =
  (publicOrigin: string) =>
  async ({ userId, event, at, device }: MailKinds["security-notice"]): Promise<Mail | undefined> => {
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
    return { to: user.email, ...renderMail(language, { subject, parts }) };
  };
