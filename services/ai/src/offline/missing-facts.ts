import type { MissingFact } from "./phrases.ts";

// Of a number its last digit is enough, and blanks are single ones: a pattern that reads runs pays for each twice.
const TOLD: Readonly<Record<MissingFact, RegExp>> = {
  amount:
    /[0-9][,.]? ?(?:만|천|백|억)? ?(?:원|won|krw|ウォン|万ウォン|韩元|韩币|million|만원)|₩ ?[0-9]|[一二三四五六七八九十百千万](?:韩元|ウォン)/iu,
  when: /(?:19|20)\d{2}|[0-9] ?(?:년|개월|달|주|일)|어제|오늘|지난|작년|올해|yesterday|today|\bago\b|last (?:week|month|year|friday|monday)|昨日|今日|先週|先月|去年|昨年|年前|月前|上周|上个月|昨天|今天|[0-9一二三四五六七八九十](?:か月|ヶ月|个月|週間|周|年)/iu,
  evidence:
    /계약서|차용증|이체|카톡|문자|녹음|영수증|세금계산서|판결|contract|messages?|chat|transfer|receipt|invoice|recording|judgment|契約書|借用書|振込|記録|領収|判決|合同|借条|欠条|转账|聊天|收据|判决|录音/iu,
  party: /주소|주민번호|사업자|연락처|address|phone number|住所|電話番号|地址|电话/iu,
  receivedOn:
    /(?:어제|오늘|그저께|지난주|일 전|주 전|월 ?\d{1,2}일).{0,20}(?:받|왔|송달)|(?:받|왔|송달).{0,20}(?:어제|오늘|전)|(?:received|got|came|arrived|served).{0,40}(?:yesterday|today|ago|last|on \w{1,6}day)|(?:yesterday|today|ago).{0,40}(?:received|got|came|arrived)|(?:昨日|今日|先週|\d月\d{1,2}日).{0,20}(?:届|受け取|来)|(?:昨天|今天|上周|\d月\d{1,2}日|周前).{0,20}(?:收到|送达|接到)/iu,
};

/** What was said unclearly, and facts that the conversation has not mentioned yet, the most important first. */
export const missingFacts = (
  said: string,
  paperArrived: boolean,
  unclear: readonly MissingFact[] = [],
): MissingFact[] => {
  const wanted: readonly MissingFact[] = paperArrived
    ? ["receivedOn", "evidence", "when"]
    : ["when", "amount", "evidence", "party"];
  const text = said.replaceAll(/[^\S\n]+/gu, " ");
  return [...new Set([...unclear, ...wanted.filter((fact) => !TOLD[fact].test(text))])].slice(0, 3);
};
