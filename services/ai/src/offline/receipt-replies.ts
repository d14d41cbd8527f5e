import { LANGUAGES } from "@legal/contracts";
import { isByAnother, mayHaveComeEarlier } from "../computing/first-receipt.ts";
import { PAPERS } from "../computing/receipt-words.ts";
import { textsIn } from "../texts/texts.ts";
import { asksSomething } from "./asks-something.ts";
import { inAnyLanguage } from "../reading/in-any-language.ts";

interface Turn {
  readonly role: string;
  readonly content: string;
}

/** How an answer ends that asks for the day of a receipt and for nothing else. */
const ENDS = LANGUAGES.map((language) => {
  const { missing, facts } = textsIn(language).offline;
  return `${missing}\n- ${facts.receivedOn}`;
});

const SENTENCES = /[^.!?。！？\n]+[.!?。！？]*/gu;
const REQUEST = inAnyLanguage({
  ko: /알려|말씀해|적어\s?주/iu,
  en: /\b(?:tell|let) (?:me|us)\b|\bplease (?:give|state|write)\b/iu,
  ja: /教えて|お知らせ|お書き/iu,
  zh: /请(?:告诉|告知|说明|提供|写)/iu,
});
const DAY = inAnyLanguage({
  ko: /언제|며칠|몇\s?월|날짜|날을/giu,
  en: /\b(?:when|(?:what|which|the|exact) (?:exact )?(?:day|date))\b/giu,
  ja: /いつ|何日|日付|受け?取った日/giu,
  zh: /什么时候|何时|哪一?天|几[月号日]|日期/giu,
});
const OF_RECEIPT = inAnyLanguage({
  ko: /받으?[시신셨은았]|송달|도착|수령/iu,
  en: /\b(?:receiv|arriv|serv|deliver)|\b(?:got|get|came|come)\b/iu,
  ja: /受け?取|届[いきく]|送達|受領/iu,
  zh: /收到|送达|拿到|签收/iu,
});
const PAPER = inAnyLanguage({
  ko: /서류|문서|우편|등본|정본|통지/iu,
  en: /\b(?:papers?|document|letter|order|notice)\b/iu,
  ja: /書類|文書|書面|通知|命令/iu,
  zh: /文件|文书|传票/iu,
});
const OF_MONEY = inAnyLanguage({
  ko: /빌|입금|송금|월급|보증금|대금/iu,
  en: /\b(?:money|deposit|loan|lend|lent|wages|salary|paid|rent)\b/iu,
  ja: /お金|貸|振込|給料|家賃|保証金/iu,
  zh: /钱|借|工资|租金|押金|汇款/iu,
});

const asksForPaper = (text: string): boolean =>
  OF_RECEIPT.test(text) && !OF_MONEY.test(text) && [PAPER, ...Object.values(PAPERS)].some((paper) => paper.test(text));

/** Whether a language model's words request one thing alone, and that is the day on which a paper came. */
const requestsReceiptAlone = (content: string): boolean => {
  const requests = (content.match(SENTENCES) ?? []).filter((one) => asksSomething(one) || REQUEST.test(one));
  const [request] = requests;
  if (request === undefined || requests.length > 1) return false;
  return request.match(DAY)?.length === 1 && asksForPaper(request);
};

/** So much of an answer is read, from its end. */
const READ_TAIL = 2_000;
/** Turns of both sides before a reply in which a person may have said who received the paper. */
const SAID_IN = 12;

/** Where another may have received the paper first, only a question that names them asks for the right day. */
const asksForFirst = (content: string, before: readonly Turn[]): boolean =>
  isByAnother(content) || !before.some((turn) => turn.role === "user" && mayHaveComeEarlier(turn.content));

const asksReceiptAlone = (before: readonly Turn[]): boolean => {
  const turn = before.at(-1);
  if (turn?.role !== "assistant") return false;
  const content = turn.content.trimEnd().slice(-READ_TAIL);
  if (ENDS.some((end) => content.endsWith(end))) return true;
  return requestsReceiptAlone(content) && asksForFirst(content, before);
};

/** What a person wrote in reply to that question: a bare day in it is the day of the receipt. */
export const receiptReplies = (turns: readonly Turn[]): string[] =>
  turns.flatMap(({ role, content }, at) =>
    role === "user" && asksReceiptAlone(turns.slice(Math.max(0, at - SAID_IN), at)) ? [content] : [],
  );
