import { caseStatusName, isServiceId, serviceName } from "@legal/catalog";
import { oneLine, type NoticeKind } from "@legal/contracts";
import { htmlMail, linkButton, paragraph, plainLink, type Mail } from "@legal/service-kit/mail";
import type { StoredFacts } from "../notices/notice-model.ts";
import { pathOf } from "../notices/notice-rules.ts";
import type { KnownUserRecord } from "../users/known-user-model.ts";
import { isMailed, textsIn, wordsOf } from "./mail-texts.ts";

interface MailContent {
  delivery: { _id: string; kind: NoticeKind; roomId: string | null };
  recipient: KnownUserRecord;
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
  return known.length > 0 ? `${textsIn(language).caseLabel}: ${known.join(" · ")}` : undefined;
};

const filled = (text: string, { recipient: { language }, facts }: MailContent): string =>
  text
    .replaceAll("{count}", () => String(facts.count ?? 1))
    .replaceAll("{status}", () => (facts.status === undefined ? "" : caseStatusName(facts.status, language)));

const listHeaders = (url: string): NonNullable<Mail["headers"]> => ({
  "List-Unsubscribe": { prepared: true, value: `<${url}>` },
  "List-Unsubscribe-Post": { prepared: true, value: "List-Unsubscribe=One-Click" },
});

/** The same for each try, so that readers' programs know a repetition. */
const messageIdOf = (id: string, publicOrigin: string): string => `<${id}@${new URL(publicOrigin).hostname}>`;

/** A mail with one action in the recipient's language; undefined for a kind that their side is not mailed. */
export const composeMail = (content: MailContent): Mail | undefined => {
  const { delivery, recipient, publicOrigin, unsubscribeUrl, facts } = content;
  const { language, role, email } = recipient;
  const isStaff = role === "admin";
  const words = isMailed(delivery.kind) ? wordsOf(delivery.kind, language, isStaff) : undefined;
  if (!words) return undefined;
  const texts = textsIn(language);
  const subject = oneLine(filled(words.subject, content));
  const link = new URL(pathOf(delivery.kind, delivery.roomId, isStaff), publicOrigin).href;
  const quoted = facts.words === undefined ? undefined : `“${oneLine(facts.words)}”`;
  const lines = [filled(words.intro, content), caseLine(content), quoted].filter((line) => line !== undefined);
  const ending = unsubscribeUrl === undefined ? [] : [texts.unsubscribe, unsubscribeUrl];
  const action = [linkButton(texts.open, link), plainLink(link), paragraph(texts.footer)];
  const unsubscribe = unsubscribeUrl === undefined ? [] : [paragraph(texts.unsubscribe), plainLink(unsubscribeUrl)];
  return {
    to: email,
    subject,
    text: [...lines, link, texts.footer, ...(ending.length > 0 ? [ending.join("\n")] : [])].join("\n\n") + "\n",
    html: htmlMail(language, subject, [...lines.map(paragraph), ...action, ...unsubscribe]),
    messageId: messageIdOf(delivery._id, publicOrigin),
    ...(unsubscribeUrl !== undefined && { headers: listHeaders(unsubscribeUrl) }),
  };
};
