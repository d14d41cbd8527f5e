import type { Language, RequestedMail } from "@legal/contracts";
import { renderMail } from "../mails/render-mail.ts";
import { NOTICE_TEXTS, SHARED_TEXTS } from "../mails/security-texts.ts";

type SecurityNotice = Extract<RequestedMail, { kind: "security-notice" }>;

const timeIn = (language: Language, at: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Seoul" }).format(
    new Date(at),
  );

const deviceText = (language: Language, { browser, os, network }: NonNullable<SecurityNotice["device"]>): string =>
  [browser, os, network].filter((part) => part !== null).join(" · ") || SHARED_TEXTS[language].unknownDevice;

/** Never carries a code, a link that logs in, or the way the owner proved who they are. */
export const composeSecurityNotice = (mail: SecurityNotice, resetPage: URL) => {
  const { to, language, username, event, at, device } = mail;
  const shared = SHARED_TEXTS[language];
  const { subject, intro } = NOTICE_TEXTS[language][event](username);
  const facts = [
    shared.when.replace("{when}", `${timeIn(language, at)} (KST)`),
    ...(device ? [shared.where.replace("{where}", () => deviceText(language, device))] : []),
  ];
  const parts = [intro, ...facts, shared.fine, { button: shared.button, link: resetPage.href }];
  return { to, ...renderMail(language, { subject, parts }) };
};
