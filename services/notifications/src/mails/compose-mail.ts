import { caseStatusName, isServiceId, serviceName } from "@legal/catalog";
import { oneLine, type NoticeKind } from "@legal/contracts";
import type { Mail } from "@legal/service-kit/mail";
import type { StoredFacts } from "../notices/notice-model.ts";
import { pathOf } from "../notices/notice-rules.ts";
import { textsIn } from "../texts/texts.ts";
import type { UserRecord } from "../users/user-model.ts";
import { digestWords } from "./digest-words.ts";
import { fillText } from "./fill-text.ts";
import { isMailed, mailWords } from "./mail-words.ts";
import { securityWords } from "./security-words.ts";
import { reminderWords } from "./reminder-words.ts";
import { renderMail } from "./render-mail.ts";

interface MailContent {
  delivery: { _id: string; kind: NoticeKind; roomId: string | null };
  recipient: UserRecord;
  /** As they are now. */
  facts: StoredFacts;
  publicOrigin: string;
  /** Where mails like this end; undefined for those that always come. */
  unsubscribeUrl: string | undefined;
}

/** Number and service: enough to know which case, nothing of what it is about. */
const caseLine = ({ recipient: { language }, facts }: MailContent): string | undefined => {
  const { caseNumber, serviceType } = facts;
  const service =
    serviceType !== undefined && isServiceId(serviceType) ? serviceName(serviceType, language) : undefined;
  const known = [caseNumber, service].filter((part) => part !== undefined);
  return known.length > 0
    ? fillText(textsIn(language).cases.mails.labelled, language, { case: known.join(" · ") })
    : undefined;
};

const filled = (text: string, { recipient: { language }, facts: { count = 1, status } }: MailContent): string =>
  fillText(text, language, { count, status: status === undefined ? "" : caseStatusName(status, language) });

const listHeaders = (url: string): NonNullable<Mail["headers"]> => ({
  "List-Unsubscribe": { prepared: true, value: `<${url}>` },
  "List-Unsubscribe-Post": { prepared: true, value: "List-Unsubscribe=One-Click" },
});

/** The same for each try, so that readers' programs know a repetition. */
export const messageIdOf = (id: string, publicOrigin: string): string => `<${id}@${new URL(publicOrigin).hostname}>`;

/** Undefined for a kind that their side is not mailed. */
const wordsFor = (content: MailContent): { subject: string; lines: string[] } | undefined => {
  const { delivery, recipient, facts } = content;
  const { language, role } = recipient;
  const isStaff = role === "admin";
  if (delivery.kind === "deadline-near") return reminderWords(facts, language, facts.reminderId !== undefined);
  if (delivery.kind === "account-security") return securityWords(recipient, facts);
  if (delivery.kind === "staff-digest") return isStaff ? digestWords(facts, language) : undefined;
  const words = isMailed(delivery.kind) ? mailWords(delivery.kind, facts.documentNews, language, isStaff) : undefined;
  return words && { subject: filled(words.subject, content), lines: [filled(words.intro, content)] };
};

/** A mail with one action in the recipient's language; undefined for a kind that their side is not mailed. */
export const composeMail = (content: MailContent): Mail | undefined => {
  const { delivery, recipient, publicOrigin, unsubscribeUrl, facts } = content;
  const { language, role, email } = recipient;
  const isStaff = role === "admin";
  const words = wordsFor(content);
  if (!words) return undefined;
  const { between, mails: texts } = textsIn(language).cases;
  const subject = oneLine(words.subject);
  const link = new URL(pathOf({ ...delivery, facts }, isStaff), publicOrigin).href;
  const quoted = facts.words === undefined ? undefined : `“${oneLine(facts.words)}”`;
  const lines = [...words.lines, caseLine(content), quoted].filter((line) => line !== undefined);
  const footer = quoted === undefined ? [texts.withheld, texts.landing] : [texts.landing];
  const parts = [...lines, { button: texts.open, link }, footer.join(between)];
  return {
    to: email,
    ...renderMail(language, {
      subject,
      parts: unsubscribeUrl === undefined ? parts : [...parts, { aside: texts.unsubscribe, link: unsubscribeUrl }],
    }),
    messageId: messageIdOf(delivery._id, publicOrigin),
    ...(unsubscribeUrl !== undefined && { headers: listHeaders(unsubscribeUrl) }),
  };
};
