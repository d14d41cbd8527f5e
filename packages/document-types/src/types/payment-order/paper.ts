import { formatAmount } from "@legal/catalog";
import { STAMP_DUTIES } from "@legal/legal-rules/figures";
import type { DatedRate } from "@legal/legal-rules/interest";
import { annexParts } from "../../claims/annexes.ts";
import { causeFacts, causeOf } from "../../claims/cause.ts";
import { dueDayOf } from "../../claims/due-day.ts";
import { guaranteedOf, limitsWord, onlyGuarantors, oweShares } from "../../claims/guarantee.ts";
import { groundsOf, type Ground } from "../../claims/grounds.ts";
import { interestClause } from "../../claims/interest-clause.ts";
import { ledgerOf, totalOf } from "../../claims/ledger.ts";
import { earlyRateOf, lawsuitRateOn } from "../../claims/rates.ts";
import type { Answers } from "../../engine/answers.ts";
import type { Block } from "../../engine/block.ts";
import type { Draft, ExhibitSeries } from "../../engine/document-type.ts";
import { exhibitParts, exhibitsHeading, translationsOf } from "../../engine/exhibits.ts";
import { BLANK, paperDate, withParticle, won, wonPlain, wonWithWords } from "../../engine/korean.ts";
import { listParts, paperOf, type BlockBody, type Part } from "../../engine/paper.ts";
import { itemsAt, sentencesAt, textAt } from "../../engine/read-answers.ts";
import { withAgent } from "../../parties/agent.ts";
import { partyAttachments } from "../../parties/attachments.ts";
import { filerEntries, partyEntries } from "../../parties/party-entries.ts";
import { sideName, signatureLines } from "../../parties/signature-lines.ts";
import { orderCosts } from "./costs.ts";

/** An applicant's, of an application. */
export const EXHIBITS: ExhibitSeries = { prefix: "소갑", first: 1 };

const SERVED = "이 사건 지급명령 정본 송달일";
const JOINT: Readonly<Record<string, string>> = {
  jointly: "연대하여 ",
  together: "공동하여 ",
  bills: "합동하여 ",
};

const creditorSide = (answers: Answers): string => sideName(answers, "creditors", "채권자");
const debtorSide = (answers: Answers): string => sideName(answers, "debtors", "채무자");

const jointWord = (answers: Answers): string => {
  const { length } = itemsAt(answers, "debtors");
  if (length < 2) return "";
  return oweShares(answers) ? `각 ${length}분의 1의 비율로 ` : (JOINT[textAt(answers, "jointForm")] ?? "");
};

const demandedOf = (answers: Answers): number | null => {
  const ledger = ledgerOf(answers);
  return ledger === null || ledger.principal <= 0 ? null : ledger.principal + ledger.accrued;
};

const principalLine = (answers: Answers): string => {
  const ledger = ledgerOf(answers);
  const amount = wonWithWords(demandedOf(answers));
  if (ledger === null || ledger.accruedUntil === null) return amount;
  const until = ledger.allocation.length > 0 ? paperDate(ledger.accruedUntil) : "변제된 원금에 대하여 각 변제일";
  return `${amount} [원금 ${won(ledger.principal)}과 ${until}까지 발생한 미지급 이자·지연손해금 ${won(ledger.accrued)}의 합계]`;
};

/** Whether interest from before it was late is among the rates. */
const bearsEarlyInterest = (answers: Answers, [first]: readonly DatedRate[]): boolean =>
  earlyRateOf(answers) !== null && first !== undefined && first.from <= (dueDayOf(answers) ?? first.from);

const interestLine = ({ answers, today }: Draft): string => {
  const ledger = ledgerOf(answers);
  const parcels = ledger !== null && ledger.principal > 0 ? ledger.parcels : [{ amount: 0, rates: [] }];
  return interestClause(parcels, {
    served: SERVED,
    lawsuitRate: lawsuitRateOn(today),
    whole: ledger?.accruedUntil
      ? `${parcels.length > 1 ? "위" : "위 금액 중"} 원금 ${wonPlain(ledger.principal)}`
      : "위 금액",
    what: parcels.some(({ rates }) => bearsEarlyInterest(answers, rates)) ? "이자 및 지연손해금" : "지연손해금",
  });
};

const costsLine = (draft: Draft): string => {
  const costs = orderCosts(draft);
  if (costs === null) return `독촉절차비용 ${wonPlain(null)}`;
  return `독촉절차비용 ${wonPlain(costs.total)}(인지액 ${won(costs.stamp)}, 송달료 ${won(costs.service)})`;
};

const isOnPaper = ({ answers }: Draft): boolean => textAt(answers, "filing") === "paper";

const amount = (value: number | undefined): string => (value === undefined ? BLANK : formatAmount(value));

/** Of the tariff that the amount is computed with. */
const stampReckoning = (draft: Draft): string => {
  const { paymentOrderPart, electronicReduction } = STAMP_DUTIES;
  const reduced = isOnPaper(draft) ? "" : `(전자제출 ${electronicReduction.value}% 감액)`;
  return `소장 인지액의 ${paymentOrderPart.value}분의 1${reduced}`;
};

const costsTable = (draft: Draft): BlockBody => {
  const costs = orderCosts(draft);
  return {
    kind: "table",
    columns: [
      { label: "항목", weight: 2, align: "center" },
      { label: "금액(원)", weight: 2, align: "right" },
      { label: "계산", weight: 4, align: "left" },
    ],
    rows: [
      ["인지액", amount(costs?.stamp), stampReckoning(draft)],
      [
        "송달료",
        amount(costs?.service),
        costs === null ? BLANK : `1회 ${won(costs.unit)} × 당사자 ${costs.parties}명 × ${costs.rounds}회`,
      ],
      ["합계", amount(costs?.total), ""],
    ],
  };
};

const conclusion = ({ answers }: Draft): string | null => {
  if (causeOf(answers) === null || totalOf(answers) === null) return null;
  const [claimant, debtor] = [creditorSide(answers), debtorSide(answers)];
  return `따라서 ${withParticle(debtor, "은/는")} ${jointWord(answers)}${claimant}에게 청구취지 기재 돈을 지급할 의무가 있으므로, ${withParticle(claimant, "은/는")} 청구취지와 같은 지급명령을 구합니다.`;
};

/** The grounds by code that have something to say, with the conclusion that leads to the order. */
const groundsOfOrder = (draft: Draft): readonly Ground[] => {
  const { answers } = draft;
  const [claimant, debtor] = [creditorSide(answers), debtorSide(answers)];
  const sides = { claimant, debtor, guaranteed: guaranteedOf(answers) };
  const grounds = [...groundsOf(draft, sides, EXHIBITS), { id: "conclusion", text: conclusion }];
  return conclusion(draft) === null ? [] : grounds.filter(({ text }) => text(draft) !== null);
};

export const groundSentences = (draft: Draft): readonly string[] =>
  groundsOfOrder(draft).flatMap(({ text }) => text(draft) ?? []);

/** As the customer has edited them, or else by code. */
const groundParts = (draft: Draft): Part[] => {
  const edited = sentencesAt(draft.answers, "grounds");
  const grounds: readonly Ground[] =
    edited?.map((_, index): Ground => ({
      id: String(index + 1),
      text: ({ answers }) => sentencesAt(answers, "grounds")?.[index] ?? null,
    })) ?? groundsOfOrder(draft);
  return grounds.map(({ id, text }, index): Part => ({
    id: `ground-${id}`,
    make: (traced) => ({ kind: "paragraph", level: 1, ordinal: index + 1, text: text(traced) ?? "" }),
  }));
};

/** Papers to be enclosed beside the exhibits. */
export const attachmentsOf = (draft: Draft): readonly string[] => [
  ...translationsOf(draft, EXHIBITS),
  ...partyAttachments(draft.answers, ["creditors", "debtors"]),
];

/** On paper a copy for each debtor, of exhibits for the court too (민사소송규칙 48, 105); filed electronically none. */
const debtorsCopies = (draft: Draft): number => (isOnPaper(draft) ? itemsAt(draft.answers, "debtors").length : 0);

/** The court's and the debtors'. */
export const copiesOf = (draft: Draft): number | null => (isOnPaper(draft) ? 1 + debtorsCopies(draft) : null);

const enclosed = (draft: Draft): readonly string[] => {
  const copies = debtorsCopies(draft);
  return [
    ...(copies > 0 ? [`신청서 부본 ${copies}통`] : []),
    ...(draft.exhibits.length > 0 ? [`위 ${exhibitsHeading(EXHIBITS)} 각 ${copies + 1}통`] : []),
    ...attachmentsOf(draft),
    ...(isOnPaper(draft) ? ["송달료납부서 1통"] : []),
  ];
};

const reliefParts: readonly Part[] = [
  { id: "relief", make: () => ({ kind: "heading", text: "청구취지" }) },
  {
    id: "relief-order",
    make: ({ answers }) => ({
      kind: "paragraph",
      level: 0,
      text: `${withParticle(debtorSide(answers), "은/는")} ${jointWord(answers)}${limitsWord(answers)}${creditorSide(answers)}에게 아래 금액을 지급하라는 지급명령을 구합니다.`,
    }),
  },
  {
    id: "relief-principal",
    make: ({ answers }) => ({ kind: "paragraph", level: 1, ordinal: 1, text: principalLine(answers) }),
  },
  {
    id: "relief-interest",
    make: (draft) => ({ kind: "paragraph", level: 1, ordinal: 2, text: interestLine(draft) }),
  },
  { id: "relief-costs", make: (draft) => ({ kind: "paragraph", level: 1, ordinal: 3, text: costsLine(draft) }) },
  { id: "costs", make: () => ({ kind: "heading", text: "독촉절차비용 계산서" }) },
  { id: "costs-table", make: costsTable },
];

/** What the case is called: of guarantors alone by their own debt; a cause without a name of its own is called by its first item. */
const matterOf = (answers: Answers): string => {
  const cause = causeOf(answers);
  if (cause !== null && onlyGuarantors(answers)) return "보증채무금";
  if (cause !== null && cause !== "other") return causeFacts(cause).name;
  const [item = ""] = itemsAt(answers, "items");
  return textAt(answers, `${item}.title`) || BLANK;
};

const openingParts: readonly Part[] = [
  { id: "title", make: () => ({ kind: "title", text: "지급명령신청서" }) },
  {
    id: "parties",
    make: ({ answers }) => ({
      kind: "parties",
      parties: [
        ...withAgent(answers, filerEntries(answers, "creditors", "채권자"), creditorSide(answers)),
        ...partyEntries(answers, "debtors", "채무자"),
      ],
    }),
  },
  {
    id: "matter",
    make: ({ answers }) => {
      return { kind: "facts", rows: [{ label: "사건", value: `${matterOf(answers)} 청구의 독촉사건` }] };
    },
  },
];

const closingParts: readonly Part[] = [
  { id: "date", make: ({ today }) => ({ kind: "date", text: paperDate(today) }) },
  {
    id: "signature",
    make: ({ answers }) => ({ kind: "signature", lines: signatureLines(answers, "creditors", "채권자") }),
  },
  {
    id: "addressee",
    make: ({ answers }) => ({ kind: "addressee", text: `${textAt(answers, "court") || BLANK} 귀중` }),
  },
];

/** The paper for the court, in the order of 민사소송법 제464조 and 제249조. */
export const build = (draft: Draft): readonly Block[] =>
  paperOf(draft, [
    ...openingParts,
    ...reliefParts,
    { id: "grounds", make: () => ({ kind: "heading", text: "청구원인" }) },
    ...groundParts(draft),
    ...exhibitParts(draft, () => EXHIBITS),
    ...listParts(draft, { id: "attachments", heading: "첨부서류" }, enclosed),
    ...closingParts,
    ...annexParts(draft.answers, sentencesAt(draft.answers, "grounds") ?? groundSentences(draft)),
  ]);
