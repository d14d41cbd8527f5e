import { hasUnreadDay } from "../reading/unread-days.ts";
import { namesMoney, unreadWonIn, wonIn } from "../reading/won-in.ts";
import type { MissingFact } from "../texts/assistant-texts.ts";
import { inAnyLanguage } from "../reading/in-any-language.ts";

/** Money of other countries is an amount too. */
const FOREIGN_MONEY = /[0-9万萬亿億千百] ?(?:元|円|달러|엔|유로|dollars?|usd|yen|yuan|euros?)|[$€¥￥] ?[0-9]/iu;

/** Beside what looks like a day anywhere: months that are words of their own, and how long ago. */
const MORE_TIMES =
  /\b(?:since|from|until|by|around|early|late|mid) (?:march|may)\b|[0-9] ?[달주](?! ?(?:이내|안|내))|[一二两兩三四五六七八九十数几] ?(?:[かヶヵ个個]月|週間|周)/iu;

/** The point in `1.5억` would look like one between a month and a day. */
const BARE_AMOUNT = /[0-9][0-9.,]{0,15} ?[백천만억百千万萬亿億]/gu;

const withoutAmounts = (text: string): string => {
  const characters = text.split("");
  for (const { start, end } of [...wonIn(text), ...unreadWonIn(text)]) characters.fill(" ", start, end);
  return characters.join("").replaceAll(BARE_AMOUNT, " ");
};

// Of a number its last digit is enough, and blanks are single ones: a pattern that reads runs pays for each twice.
const EVIDENCE = inAnyLanguage({
  ko: /계약서|차용증|이체|카톡|문자|녹음|영수증|세금계산서|판결/iu,
  en: /contract|messages?|chat|transfer|receipt|invoice|recording|judgment/iu,
  ja: /契約書|借用書|振込|記録|領収|判決/iu,
  zh: /合同|借条|欠条|转账|聊天|收据|判决|录音/iu,
});

const PARTY = inAnyLanguage({
  ko: /주소|주민번호|사업자|연락처/iu,
  en: /address|phone number/iu,
  ja: /住所|電話番号/iu,
  zh: /地址|电话/iu,
});

const RECEIVED_ON = inAnyLanguage({
  ko: /(?:어제|오늘|그저께|지난주|일 전|주 전|월 ?\d{1,2}일).{0,20}(?:받|왔|송달)|(?:받|왔|송달).{0,20}(?:어제|오늘|전)/iu,
  en: /(?:received|got|came|arrived|served).{0,40}(?:yesterday|today|ago|last|on \w{1,6}day)|(?:yesterday|today|ago).{0,40}(?:received|got|came|arrived)/iu,
  ja: /(?:昨日|今日|先週|\d月\d{1,2}日).{0,20}(?:届|受け取|来)/iu,
  zh: /(?:昨天|今天|上周|\d月\d{1,2}日|周前).{0,20}(?:收到|送达|接到)/iu,
});

const SAID: Readonly<Record<MissingFact, (text: string) => boolean>> = {
  amount: (text) => namesMoney(text) || FOREIGN_MONEY.test(text),
  when: (text) => hasUnreadDay(withoutAmounts(text)) || MORE_TIMES.test(text),
  evidence: (text) => EVIDENCE.test(text),
  party: (text) => PARTY.test(text),
  receivedOn: (text) => RECEIVED_ON.test(text),
  // Wanted only where it is known to be unclear.
  openedOn: () => true,
};

/** What was said unclearly, and facts that the conversation has not mentioned yet, the most important first. */
export const missingFacts = (
  said: string,
  paperArrived: boolean,
  unclear: readonly MissingFact[] = [],
  foreign: readonly MissingFact[] = [],
): MissingFact[] => {
  const wanted: readonly MissingFact[] = paperArrived
    ? ["receivedOn", "evidence", "when"]
    : ["when", "amount", "evidence", "party"];
  const text = said.replaceAll(/[^\S\n]+/gu, " ");
  return [...new Set([...unclear, ...wanted.filter((fact) => !foreign.includes(fact) && !SAID[fact](text))])].slice(
    0,
    3,
  );
};
