import { formatAmount } from "@legal/catalog";
import { exemptDepositsOn, exemptIncomeOn } from "@legal/legal-rules/execution";
import { computeInterest } from "@legal/legal-rules/interest";
import type { Answers } from "../../src/engine/answers.ts";
import type { Block } from "../../src/engine/block.ts";
import type { Draft, ExhibitSeries } from "../../src/engine/document-type.ts";
import { exhibitParts, translationsOf } from "../../src/engine/exhibits.ts";
import { BLANK, paperDate, paperDateAt, withParticle, wonWithWords } from "../../src/engine/korean.ts";
import { listParts, paperOf, type BlockBody, type Part } from "../../src/engine/paper.ts";
import { dateAt, isTrueAt, itemsAt, numberAt, textAt } from "../../src/engine/read-answers.ts";
import { withAgent } from "../../src/parties/agent.ts";
import { partyAttachments } from "../../src/parties/attachments.ts";
import { filerEntries, nameOf, partyEntries } from "../../src/parties/party-entries.ts";
import { sideName, signatureLines } from "../../src/parties/signature-lines.ts";
import { exemptSteps } from "./exempt-income.ts";

/** An applicant's, of an application. */
export const EXHIBITS: ExhibitSeries = { prefix: "소갑", first: 1 };

interface Title {
  name: string;
  enforced: string;
  /** Whether it is executed once it is final alone (민사집행법 56, 소액사건심판법 5-7), may become final, or never does. */
  finality: "needed" | "possible" | "none";
}

/** What entitles to execution; a payment order and a performance recommendation need no clause (민사집행법 58, 소액사건심판법 5-8). */
export const TITLES: Readonly<Record<string, Title>> = {
  judgment: { name: "판결", enforced: "집행력 있는 판결정본", finality: "possible" },
  "payment-order": { name: "지급명령", enforced: "지급명령 정본", finality: "needed" },
  "performance-recommendation": { name: "이행권고결정", enforced: "이행권고결정 정본", finality: "needed" },
  settlement: { name: "조정·화해조서", enforced: "집행력 있는 조서정본", finality: "none" },
  "notarial-deed": { name: "공정증서", enforced: "집행력 있는 공정증서 정본", finality: "none" },
};

export const isTransfer = (answers: Answers): boolean => textAt(answers, "mode") === "transfer";

interface Claimed {
  interest: readonly { span: string; amount: number }[];
  total: number;
}

const interestOf = (answers: Answers, principal: number): Claimed["interest"] | null => {
  const rows = itemsAt(answers, "interest").map((item) => {
    const [from, to] = [dateAt(answers, `${item}.from`), dateAt(answers, `${item}.until`)];
    const ratePercent = textAt(answers, `${item}.rate`);
    if (from === null || to === null || ratePercent === "" || to < from) return null;
    const { interest: amount } = computeInterest({ principal, segments: [{ from, to, ratePercent }] });
    return { span: `${paperDate(from)}부터 ${paperDate(to)}까지 연 ${ratePercent}%`, amount };
  });
  return rows.every((row) => row !== null) ? rows : null;
};

/** What execution is asked for, with interest counted to the won; null while it is not known. */
export const claimedOf = (answers: Answers): Claimed | null => {
  const principal = numberAt(answers, "principal");
  const interest = principal === null ? null : interestOf(answers, principal);
  if (principal === null || interest === null) return null;
  const accrued = interest.reduce((sum, { amount }) => sum + amount, 0);
  const costs = Object.keys(COSTS).reduce((sum, path) => sum + (numberAt(answers, path) ?? 0), 0);
  return { interest, total: principal + accrued + costs };
};

/** What the title awards for its own proceedings, and what execution costs. */
const COSTS = { titleCosts: "독촉절차비용·소송비용", costs: "집행비용" } as const;

const titleOf = (answers: Answers): string => {
  const { name } = TITLES[textAt(answers, "titleKind")] ?? { name: BLANK };
  return `${textAt(answers, "titleOf") || BLANK} ${textAt(answers, "titleNumber") || BLANK} ${name}`;
};

const claimTable = ({ answers }: Draft): BlockBody => {
  const claimed = claimedOf(answers);
  const amount = (won: number | null | undefined): string => (typeof won === "number" ? formatAmount(won) : BLANK);
  const costs = Object.entries(COSTS).flatMap(([path, label]) => {
    const won = numberAt(answers, path);
    return won === null ? [] : [[label, amount(won), ""]];
  });
  return {
    kind: "table",
    columns: [
      { label: "항목", weight: 2, align: "center" },
      { label: "금액(원)", weight: 3, align: "right" },
      { label: "내역", weight: 6, align: "left" },
    ],
    rows: [
      ["원금", amount(numberAt(answers, "principal")), ""],
      ...(claimed?.interest ?? []).map((row) => ["지연손해금", amount(row.amount), row.span]),
      ...costs,
      ["합계", amount(claimed?.total), ""],
    ],
  };
};

const thirdDebtors = (answers: Answers): string => sideName(answers, "thirdDebtors", "제3채무자");
const annexNumbers = (answers: Answers): string => {
  const { length } = itemsAt(answers, "thirdDebtors");
  return length > 1 ? `별지 1 내지 ${length}` : "별지 1";
};

const reliefOf = (answers: Answers): readonly string[] => [
  `채무자의 ${thirdDebtors(answers)}에 대한 ${annexNumbers(answers)} 기재 채권을 압류한다.`,
  `${withParticle(thirdDebtors(answers), "은/는")} 채무자에게 위 채권에 관한 지급을 하여서는 아니 된다.`,
  "채무자는 위 채권의 처분과 영수를 하여서는 아니 된다.",
  isTransfer(answers)
    ? "위 압류된 채권은 지급에 갈음하여 채권자에게 전부한다."
    : "위 압류된 채권은 채권자가 추심할 수 있다.",
];

const reasonsOf = (answers: Answers): readonly string[] => [
  `채권자는 채무자에 대하여 ${titleOf(answers)}에 기한 위 청구채권을 가지고 있고, 그 정본은 ${paperDateAt(answers, "titleServedOn")} 채무자에게 송달되었습니다.`,
  `채무자는 위 채무를 이행하지 아니하므로, 채권자는 청구채권의 변제에 충당하기 위하여 ${annexNumbers(answers)} 기재 채권에 대한 압류 및 ${isTransfer(answers) ? "전부" : "추심"}명령을 구합니다.`,
  ...(isTrueAt(answers, "asksStatement")
    ? [
        `민사집행법 제237조에 따라 ${thirdDebtors(answers)}에게 압류명령을 송달받은 날부터 1주 이내에 서면으로 진술할 것을 명하여 주시기 바랍니다.`,
      ]
    : []),
];

/** Papers to be enclosed beside the exhibits: the title, what proves its service and that it is final. */
export const attachmentsOf = (draft: Draft): readonly string[] => {
  const { answers } = draft;
  const title = TITLES[textAt(answers, "titleKind")];
  return [
    ...(title ? [`${title.enforced} 1통`] : []),
    "송달증명원 1통",
    ...(dateAt(answers, "titleFinalOn") === null ? [] : ["확정증명원 1통"]),
    ...translationsOf(draft, EXHIBITS),
    ...partyAttachments(answers, ["creditors", "debtors", "thirdDebtors"]),
  ];
};

const UNTIL = "위 청구금액에 이를 때까지의 금액";

interface Seized {
  text: (draft: Draft, party: string) => string;
  steps: (draft: Draft) => readonly string[];
  /** What execution leaves of it. */
  exempt: ((draft: Draft) => string) | null;
}

const SEIZED: Readonly<Record<string, Seized>> = {
  deposits: {
    // Deposits to come have no nominal amount that could pass in payment (민사집행법 229③).
    text: ({ answers }) =>
      `채무자가 제3채무자에 대하여 가지는 다음 예금채권${isTransfer(answers) ? "" : "(장래 입금될 예금을 포함한다)"} 중 다음 순서에 따라 ${UNTIL}`,
    steps: () => [
      "압류된 예금과 압류되지 않은 예금이 있을 때: ① 압류·가압류가 없는 예금, ② 압류·가압류가 있는 예금의 순서",
      "여러 종류의 예금이 있을 때: ① 보통예금, ② 당좌예금, ③ 정기예금, ④ 정기적금, ⑤ 별단예금, ⑥ 그 밖의 예금의 순서",
      "같은 종류의 예금이 여러 계좌에 있을 때: 계좌번호가 빠른 것부터",
    ],
    exempt: ({ today }) =>
      `다만 민사집행법 제246조 제1항 ${exemptDepositsOn(today)
        .map((number) => `제${number}호`)
        .join("·")}에 따라 압류가 금지되는 예금은 제외한다.`,
  },
  wages: {
    text: () =>
      `채무자가 제3채무자로부터 매월 지급받는 급여(본봉, 각종 수당과 상여금에서 제세공과금을 뺀 금액)에서 다음 각 금액을 뺀 나머지와, 퇴직할 때에는 퇴직금(제세공과금을 뺀 금액)의 2분의 1 중 ${UNTIL}`,
    steps: ({ today }) => {
      const exempt = exemptIncomeOn(today);
      return exempt === null ? [BLANK] : exemptSteps(exempt);
    },
    exempt: null,
  },
  "lease-deposit": {
    text: ({ answers }, party) =>
      `채무자가 제3채무자에 대하여 가지는 ${textAt(answers, `${party}.premises`) || BLANK}에 관한 임대차보증금 반환채권 중 ${UNTIL}`,
    steps: () => [],
    exempt: () => "다만 주택임대차보호법 제8조에 따라 우선변제를 받을 수 있는 금액은 제외한다.",
  },
};

const annexParts = (draft: Draft): Part[] =>
  itemsAt(draft.answers, "thirdDebtors").flatMap((party, index): Part[] => {
    const seized = SEIZED[textAt(draft.answers, `${party}.claimKind`)];
    const exempt = seized?.exempt ?? null;
    const kind = ({ answers }: Draft) => SEIZED[textAt(answers, `${party}.claimKind`)];
    return [
      {
        id: `annex-${party}`,
        make: ({ answers }) => ({
          kind: "annex",
          number: index + 1,
          title: `압류할 채권의 표시(제3채무자 ${nameOf(answers, party)})`,
        }),
      },
      {
        id: `annex-${party}-amount`,
        make: ({ answers }) => ({
          kind: "facts",
          rows: [{ label: "청구금액", value: wonWithWords(numberAt(answers, `${party}.share`)) }],
        }),
      },
      {
        id: `annex-${party}-claim`,
        make: (own) => ({ kind: "paragraph", level: 0, text: kind(own)?.text(own, party) ?? BLANK }),
      },
      ...(seized?.steps(draft) ?? []).map((_, at): Part => ({
        id: `annex-${party}-step-${at + 1}`,
        make: (own) => ({ kind: "paragraph", level: 1, ordinal: at + 1, text: kind(own)?.steps(own)[at] ?? BLANK }),
      })),
      ...(exempt === null
        ? []
        : [
            {
              id: `annex-${party}-exempt`,
              make: (own: Draft): BlockBody => ({ kind: "paragraph", level: 0, text: exempt(own) }),
            },
          ]),
    ];
  });

const openingParts: readonly Part[] = [
  {
    id: "title",
    make: ({ answers }) => ({
      kind: "title",
      text: `채권압류 및 ${isTransfer(answers) ? "전부" : "추심"}명령신청서`,
    }),
  },
  {
    id: "parties",
    make: ({ answers }) => ({
      kind: "parties",
      parties: [
        ...withAgent(answers, filerEntries(answers, "creditors", "채권자"), sideName(answers, "creditors", "채권자")),
        ...partyEntries(answers, "debtors", "채무자"),
        ...partyEntries(answers, "thirdDebtors", "제3채무자"),
      ],
    }),
  },
  { id: "claim", make: () => ({ kind: "heading", text: "청구채권의 표시" }) },
  {
    id: "claim-amount",
    make: ({ answers }) => ({
      kind: "paragraph",
      level: 0,
      text: `${wonWithWords(claimedOf(answers)?.total ?? null)}. 집행권원인 ${titleOf(answers)}에 기한 다음 금액의 합계`,
    }),
  },
  { id: "claim-table", make: claimTable },
  { id: "seized", make: () => ({ kind: "heading", text: "압류할 채권의 종류와 액수" }) },
  {
    id: "seized-annexes",
    make: ({ answers }) => ({ kind: "paragraph", level: 0, text: `${annexNumbers(answers)} 기재와 같습니다.` }),
  },
];

/** The paper for the court, in the order of 민사집행법 제225조 and 민사집행규칙 제159조. */
export const build = (draft: Draft): readonly Block[] =>
  paperOf(draft, [
    ...openingParts,
    ...listParts(draft, { id: "relief", heading: "신청취지" }, ({ answers }) => reliefOf(answers)),
    { id: "relief-asked", make: () => ({ kind: "paragraph", level: 0, text: "라는 재판을 구합니다." }) },
    ...listParts(draft, { id: "reasons", heading: "신청이유" }, ({ answers }) => reasonsOf(answers)),
    ...exhibitParts(draft, () => EXHIBITS),
    ...listParts(draft, { id: "attachments", heading: "첨부서류" }, attachmentsOf),
    { id: "date", make: ({ today }) => ({ kind: "date", text: paperDate(today) }) },
    {
      id: "signature",
      make: ({ answers }) => ({ kind: "signature", lines: signatureLines(answers, "creditors", "채권자") }),
    },
    {
      id: "addressee",
      make: ({ answers }) => ({ kind: "addressee", text: `${textAt(answers, "court") || BLANK} 귀중` }),
    },
    ...annexParts(draft),
  ]);
