import { LANGUAGES, type Language } from "@legal/contracts";
import { clausesOf } from "../src/reading/clauses-of.ts";
import { courtCostsOf } from "../src/computing/court-costs.ts";
import { findService, mayChangeDay } from "../src/computing/find-service.ts";
import { isByAnother } from "../src/computing/first-receipt.ts";
import { namedMatter } from "../src/computing/named-matter.ts";
import { amountClaims } from "../src/grounding/amount-claims.ts";
import { aheadClaims, dateClaims } from "../src/grounding/date-claims.ts";
import { isDueDate } from "../src/grounding/due-claims.ts";
import { feeNamed } from "../src/grounding/fee-claims.ts";
import { isAgo, periodClaims } from "../src/grounding/period-claims.ts";
import { promiseClaims } from "../src/grounding/promise-claims.ts";
import { statuteClaims } from "../src/grounding/statute-claims.ts";
import { asksOrRequests, asksSomething } from "../src/offline/asks-something.ts";
import { missingFacts } from "../src/offline/missing-facts.ts";
import { receiptReplies } from "../src/offline/receipt-replies.ts";
import { daysIn } from "../src/reading/days-in.ts";
import { percentsIn } from "../src/reading/percents-in.ts";
import { hasUnreadDay } from "../src/reading/unread-days.ts";
import { wonIn } from "../src/reading/won-in.ts";
import { languagesOf } from "../src/retrieval/text-forms.ts";
import { exactParts } from "../src/translate/exact-parts.ts";
import { findAdded } from "../src/translate/find-added.ts";
import { isMereReply } from "../src/understanding/mere-reply.ts";
import { saysCustodyPlainly } from "../src/understanding/plain-custody.ts";

/** A Monday. */
const TODAY = "2026-11-23";

const days = (text: string) => daysIn(text, TODAY).map(({ date }) => date);
const said = (text: string) => [{ text, day: TODAY }];
const keys = (text: string) => exactParts(text).map(({ key }) => key);

/** What is read of a sentence, and what that is in each language: patterns know the words of all of them. */
const READERS = {
  date: [days, ["2026-11-03"]],
  yesterday: [days, ["2026-11-22"]],
  daysAgo: [days, ["2026-11-20"]],
  weekday: [days, ["2026-11-17"]],
  dayOfLastMonth: [days, ["2026-10-28"]],
  unreadDay: [hasUnreadDay, true],
  askedDay: [hasUnreadDay, false],
  won: [(text) => wonIn(text).map(({ won }) => won), [30_000_000]],
  percent: [(text) => percentsIn(text).map(({ percent }) => percent), [12]],
  period: [(text) => periodClaims(text).map((claim) => [claim.key, isAgo(text, claim)]), [["period:14d", false]]],
  timeAgo: [(text) => periodClaims(text).map((claim) => [claim.key, isAgo(text, claim)]), [["period:3m", true]]],
  article: [(text) => statuteClaims(text).map(({ key }) => key), ["statute:civilProcedure:470"]],
  unknownLaw: [(text) => statuteClaims(text).filter(({ key }) => key.startsWith("law:")).length, 1],
  lastDay: [(text) => dateClaims(text).map((claim) => isDueDate(text, claim)), [true]],
  dayAhead: [(text) => aheadClaims(text, TODAY).length, 1],
  promise: [(text) => promiseClaims(text).length, 1],
  stampDuty: [(text) => amountClaims(text).map((claim) => feeNamed(text, claim)?.kind), ["stamp"]],
  serviceFee: [(text) => amountClaims(text).map((claim) => feeNamed(text, claim)?.kind), ["service"]],
  question: [asksSomething, true],
  request: [(text) => [asksSomething(text), asksOrRequests(text)], [false, true]],
  mereReply: [isMereReply, true],
  custody: [saysCustodyPlainly, true],
  evidenceAndParty: [(text) => missingFacts(text, false), ["when", "amount"]],
  receipt: [
    (text) => findService(said(text), "payment-order-objection"),
    { mode: expect.any(String), date: "2026-11-10" },
  ],
  notYetReceived: [(text) => findService(said(text), "payment-order-objection"), undefined],
  receivedByAnother: [isByAnother, true],
  bareDay: [
    (text) => findService([...said("지급명령을 받았습니다"), ...said(text)], "payment-order-objection", [text])?.date,
    "2026-11-10",
  ],
  clauses: [(text) => clausesOf(text, []).length, 2],
  correction: [mayChangeDay, true],
  paper: [(text) => namedMatter(text, "objection"), "payment-order-objection"],
  unknownPaper: [(text) => namedMatter(text, "objection"), undefined],
  courtCosts: [
    (text, language) =>
      courtCostsOf(text, { service: "payment-order", defends: true, today: TODAY, language }).map(({ fees }) => !!fees),
    [true],
  ],
  questionForReceipt: [
    (content) =>
      receiptReplies([
        { role: "assistant", content },
        { role: "user", content: "11/10" },
      ]),
    ["11/10"],
  ],
  dateOfTranslation: [keys, ["date:11-3"]],
  amountOfTranslation: [keys, ["number:30000000"]],
  spelledNumber: [(text) => findAdded(text, "2"), []],
  script: [(text, language) => languagesOf(text).includes(language), true],
} satisfies Record<string, readonly [read: (text: string, language: Language) => unknown, expected: unknown]>;

const SENTENCES: Record<Language, Record<keyof typeof READERS, string>> = {
  ko: {
    date: "11월 3일에 받았어요",
    yesterday: "어제 받았어요",
    daysAgo: "3일 전에 왔어요",
    weekday: "지난주 화요일에 왔어요",
    dayOfLastMonth: "지난달 28일에 왔어요",
    unreadDay: "지난달에 왔어요",
    askedDay: "마지막 날이 며칠인가요?",
    won: "3,000만원을 빌려줬어요",
    percent: "연 12퍼센트 이자",
    period: "2주 안에 내세요",
    timeAgo: "3개월 전이었습니다",
    article: "민사소송법 제470조",
    unknownLaw: "층간소음규제법에 따라",
    lastDay: "11월 3일까지 내세요",
    dayAhead: "내일까지 내세요",
    promise: "반드시 이깁니다",
    stampDuty: "인지대는 5,000원입니다",
    serviceFee: "송달료는 5,640원입니다",
    question: "어떻게 하나요",
    request: "절차를 설명해 주세요",
    mereReply: "네, 알겠습니다",
    custody: "동생이 경찰에 체포됐어요",
    evidenceAndParty: "차용증이 있고 상대방 주소를 알아요",
    receipt: "11월 10일에 지급명령을 받았습니다",
    notYetReceived: "11월 10일에 나왔다는데 지급명령을 아직 못 받았습니다",
    receivedByAnother: "어머니가 받았어요",
    bareDay: "11월 10일이에요",
    clauses: "지급명령을 받았는데 이의하고 싶어요",
    correction: "아니, 잘못 말했어요",
    paper: "지급명령이 왔습니다",
    unknownPaper: "무슨 서류인지 모르겠지만 지급명령 같아요",
    courtCosts: "3,000만원인데 인지대가 얼마예요",
    questionForReceipt: "지급명령을 받은 날이 언제인가요?",
    dateOfTranslation: "11월 3일",
    amountOfTranslation: "3000만 원",
    spelledNumber: "서류 두 부",
    script: "지급명령",
  },
  en: {
    date: "I received it on 3 November",
    yesterday: "It came yesterday",
    daysAgo: "It came 3 days ago",
    weekday: "It came on Tuesday of last week",
    dayOfLastMonth: "It came on the 28th of last month",
    unreadDay: "It came last month",
    askedDay: "What is the last day?",
    won: "I lent 30 million won",
    percent: "interest of 12 per cent",
    period: "Please file within two weeks",
    timeAgo: "That was three months ago",
    article: "Civil Procedure Act, Article 470",
    unknownLaw: "under the Noise Control Act",
    lastDay: "Please file it by 3 November",
    dayAhead: "Please file it by tomorrow",
    promise: "You will definitely win",
    stampDuty: "The stamp duty is 5,000 won",
    serviceFee: "The service fee is 5,640 won",
    question: "How does it work",
    request: "Please explain the steps",
    mereReply: "Yes, thank you",
    custody: "My brother was arrested",
    evidenceAndParty: "I have a contract and know their address",
    receipt: "I received the payment order on 10 November",
    notYetReceived: "I have not received the payment order, it was issued on 10 November",
    receivedByAnother: "My mother received it",
    bareDay: "It was on 10 November",
    clauses: "I received it and I want to object",
    correction: "No, I was wrong, sorry",
    paper: "A payment order came",
    unknownPaper: "I do not know what paper it is, perhaps a payment order",
    courtCosts: "It is 30 million won, what are the court fees",
    questionForReceipt: "On which day did you receive the payment order?",
    dateOfTranslation: "November 3",
    amountOfTranslation: "30 million won",
    spelledNumber: "two copies",
    script: "payment order",
  },
  ja: {
    date: "11月3日に受け取りました",
    yesterday: "昨日届きました",
    daysAgo: "3日前に届きました",
    weekday: "先週の火曜日に届きました",
    dayOfLastMonth: "先月の28日に届きました",
    unreadDay: "先月届きました",
    askedDay: "最終日は何日ですか",
    won: "3,000万ウォンを貸しました",
    percent: "年12パーセントの利息",
    period: "2週間以内に提出してください",
    timeAgo: "3か月前のことです",
    article: "民事訴訟法第470条",
    unknownLaw: "騒音管理法により",
    lastDay: "11月3日までに提出してください",
    dayAhead: "明日までに提出してください",
    promise: "必ず勝てます",
    stampDuty: "印紙代は5,000ウォンです",
    serviceFee: "送達料は5,640ウォンです",
    question: "どうすればいいですか",
    request: "手続きを教えてください",
    mereReply: "はい、わかりました",
    custody: "弟が警察に逮捕されました",
    evidenceAndParty: "借用書があり、相手の住所も知っています",
    receipt: "11月10日に支払命令を受け取りました",
    notYetReceived: "支払命令はまだ届いていません。11月10日に出たそうです",
    receivedByAnother: "母が受け取りました",
    bareDay: "11月10日です",
    clauses: "受け取りましたが異議を申し立てたいです",
    correction: "いや、間違えました",
    paper: "支払命令が届きました",
    unknownPaper: "何の書類か分かりませんが、支払命令かもしれません",
    courtCosts: "3,000万ウォンですが、裁判費用はいくらですか",
    questionForReceipt: "支払命令をいつ受け取りましたか？",
    dateOfTranslation: "11月3日",
    amountOfTranslation: "3000万ウォン",
    spelledNumber: "書類二部",
    script: "しはらい",
  },
  zh: {
    date: "11月3日收到了",
    yesterday: "昨天收到的",
    daysAgo: "3天前收到的",
    weekday: "上周二收到的",
    dayOfLastMonth: "上个月28号收到的",
    unreadDay: "上个月收到的",
    askedDay: "最后一天是几号",
    won: "借出了3000万韩元",
    percent: "年利率百分之十二",
    period: "请在两周内提交",
    timeAgo: "那是三个月前的事",
    article: "民事诉讼法第470条",
    unknownLaw: "根据《噪音管理法》",
    lastDay: "请在11月3日前提交",
    dayAhead: "请在明天前提交",
    promise: "您一定能赢",
    stampDuty: "印花费为5,000韩元",
    serviceFee: "送达费为5,640韩元",
    question: "该怎么办呢",
    request: "请说明一下程序",
    mereReply: "好的，谢谢",
    custody: "我弟弟被警察抓走了",
    evidenceAndParty: "有借条，也知道对方的地址",
    receipt: "11月10日收到了支付令",
    notYetReceived: "还没收到支付令，11月10日发出的",
    receivedByAnother: "我妈收到的",
    bareDay: "是11月10号",
    clauses: "收到了，想提出异议",
    correction: "不对，我说错了",
    paper: "收到了支付令",
    unknownPaper: "不知道是什么文件，可能是支付令",
    courtCosts: "3000万韩元，诉讼费是多少",
    questionForReceipt: "您是哪一天收到支付令的？",
    dateOfTranslation: "11月3日",
    amountOfTranslation: "3000万韩元",
    spelledNumber: "文件两份",
    script: "支付令",
  },
};

it.each(LANGUAGES)("the words of people and of answers are read in %s", (language) => {
  const readers = Object.entries<(typeof READERS)[keyof typeof READERS]>(READERS);
  const read = readers.map(([name, [reader]]) => [
    name,
    reader(SENTENCES[language][name as keyof typeof READERS], language),
  ]);
  expect(read).toEqual(readers.map(([name, [, expected]]) => [name, expected]));
});
