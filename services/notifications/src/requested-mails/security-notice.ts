import type { Language, RequestedMail } from "@legal/contracts";
import { renderMail } from "../mails/render-mail.ts";
import { textsIn } from "../texts/texts.ts";

type SecurityNotice = Extract<RequestedMail, { kind: "security-notice" }>;

const timeIn = (language: Language, at: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Seoul" }).format(
    new Date(at),
  );

const deviceText = (language: Language, { browser, os, network }: NonNullable<SecurityNotice["device"]>): string =>
  [browser, os, network].filter((part) => part !== null).join(" · ") ||
  textsIn(language).account.securityNotice.unknownDevice;

/** Never carries a code, a link that logs in, or the way the owner proved who they are. */
export const composeSecurityNotice = (mail: SecurityNotice, resetPage: URL) => {
  const { to, language, username, event, at, device } = mail;
  const { alerts, securityNotice: shared } = textsIn(language).account;
  const { subject, intro } = alerts[event](username);
  const facts = [
    shared.when.replace("{when}", `${timeIn(language, at)} (KST)`),
    ...(device ? [shared.where.replace("{where}", () => deviceText(language, device))] : []),
  ];
  const parts = [intro, ...facts, shared.fine, { button: shared.button, link: resetPage.href }];
  return { to, ...renderMail(language, { subject, parts }) };
};
