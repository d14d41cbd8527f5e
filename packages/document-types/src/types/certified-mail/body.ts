import { RENEWED_LEASE_ENDS_AFTER } from "@legal/legal-rules/leases";
import { leaseEndingOf } from "../../claims/lease-ending.ts";
import { leaseUseOf } from "../../claims/notice-window.ts";
import type { Answers } from "../../engine/answers.ts";
import type { Draft } from "../../engine/document-type.ts";
import { factsInOrder } from "../../engine/facts.ts";
import { BLANK, paperDate, paperDateAt, withParticle, wonWithWords } from "../../engine/korean.ts";
import { dateAt, isTrueAt, numberAt, textAt } from "../../engine/read-answers.ts";
import { sideName } from "../../parties/signature-lines.ts";
import { endGroundOf, endsByLaw } from "./ending-questions.ts";
import { asksMoney, isConditionalTermination, demandKindOf, type DemandKind } from "./demand-kinds.ts";

interface Sides {
  sender: string;
  recipient: string;
}

const sidesOf = (answers: Answers): Sides => ({
  sender: sideName(answers, "senders", "발신인"),
  recipient: sideName(answers, "recipients", "수신인"),
});

const said = (answers: Answers, path: string): string => (textAt(answers, path) || BLANK).replace(/[.\s]+$/, "");
const amount = (answers: Answers): string => wonWithWords(numberAt(answers, "amount"));
const is = (word: string): string => withParticle(word, "은/는");

const lease = (answers: Answers, { sender, recipient }: Sides): string =>
  `${is(sender)} ${paperDateAt(answers, "contractDate")} ${withParticle(recipient, "과/와")} ${said(answers, "premises")}에 관하여 임대차계약을 체결하였습니다.`;

type Opening = (answers: Answers, sides: Sides) => readonly string[];

/** How the lease came to its end, in words that hold before and after it; without it, its last day alone. */
const leaseEnded = (answers: Answers, { sender, recipient }: Sides): string => {
  const end = paperDateAt(answers, "leaseEnd");
  switch (leaseEndingOf(answers)) {
    case "non-renewal":
      return `위 임대차의 갱신을 거절하는 통지가 ${paperDateAt(answers, "endNoticedOn")} 도달하였으므로, 위 임대차의 종료일은 그 기간이 만료되는 ${end}입니다.`;
    case "agreement":
      return `${withParticle(sender, "과/와")} ${is(recipient)} ${paperDateAt(answers, "endAgreedOn")} 위 임대차를 끝내기로 합의하였고, 위 임대차의 종료일은 ${end}입니다.`;
    case "termination":
      return `위 임대차를 해지하는 통지가 ${paperDateAt(answers, "endNoticedOn")} 도달하였고, 위 임대차의 종료일은 ${end}입니다.`;
    default:
      return `위 임대차의 기간은 ${end}까지입니다.`;
  }
};

const deposit: Opening = (answers, sides) => {
  const vacated = dateAt(answers, "vacatedOn");
  const moved =
    vacated === null
      ? `${is(sides.sender)} 보증금을 돌려받음과 동시에 위 임대차목적물을 인도하겠습니다.`
      : `${is(sides.sender)} ${paperDate(vacated)} 위 임대차목적물을 인도하였습니다.`;
  return [
    `${lease(answers, sides)} 돌려받지 못한 임대차보증금은 ${amount(answers)}입니다.`,
    `${leaseEnded(answers, sides)} ${moved}`,
  ];
};

const rent: Opening = (answers, sides) => [
  `${lease(answers, sides)} 차임은 월 ${wonWithWords(numberAt(answers, "monthlyRent"))}입니다.`,
  `그런데 ${is(sides.recipient)} 현재까지 ${said(answers, "arrearsOf")}의 차임 합계 ${amount(answers)}을 지급하지 아니하고 있습니다.`,
  ...(isTrueAt(answers, "endsLease")
    ? [
        `이에 ${is(sides.sender)} 차임 연체를 이유로 위 임대차계약을 해지하오니, ${is(sides.recipient)} 위 임대차목적물을 인도하여 주시기 바랍니다.`,
      ]
    : []),
];

/** 주임법 6의2, 상가법 10⑤: the tenant ends a renewed lease at any time, with effect months later. */
const leaseEnd: Opening = (answers, sides) => {
  const use = leaseUseOf(answers);
  const law = use === "shop" ? "상가건물 임대차보호법 제10조 제5항" : "주택임대차보호법 제6조의2 제1항";
  return [
    `${lease(answers, sides)} 위 임대차는 ${paperDateAt(answers, "renewedAfter")} 기간이 만료된 뒤 묵시적으로 갱신되었습니다.`,
    `${is(sides.sender)} ${law}에 따라 위 임대차계약을 해지함을 통지합니다.`,
    `위 임대차는 ${withParticle(sides.recipient, "이/가")} 이 통지를 받은 날부터 ${RENEWED_LEASE_ENDS_AFTER[use].value}개월이 지나면 종료되므로, ${is(sides.recipient)} 그때 위 임대차목적물을 인도받음과 동시에 임대차보증금 ${amount(answers)}을 반환하여 주시기 바랍니다.`,
  ];
};

const termination: Opening = (answers, sides) => [
  `${is(sides.sender)} ${paperDateAt(answers, "contractDate")} ${withParticle(sides.recipient, "과/와")} ${withParticle(said(answers, "subject"), "을/를")} 체결하였습니다.`,
  ...(endsByLaw(answers) && textAt(answers, "breach") === ""
    ? []
    : [`그런데 ${is(sides.recipient)} ${said(answers, "breach")}.`]),
];

const OPENINGS: Readonly<Record<DemandKind, Opening>> = {
  demand: (answers, { sender, recipient }) => {
    const due = dateAt(answers, "dueDate");
    const late =
      due === null
        ? `그러나 ${is(recipient)} 현재까지 이를 지급하지 아니하고 있습니다.`
        : `그 변제기는 ${paperDate(due)}이나, ${is(recipient)} 현재까지 이를 지급하지 아니하고 있습니다.`;
    return [
      `${is(sender)} ${recipient}에 대하여 ${paperDateAt(answers, "contractDate")} 발생한 ${said(answers, "subject")} ${amount(answers)}의 채권을 가지고 있습니다.`,
      late,
    ];
  },
  termination,
  "non-renewal": (answers, sides) => [
    `${lease(answers, sides)} 위 임대차의 기간은 ${paperDateAt(answers, "leaseEnd")}까지입니다.`,
    `${is(sides.sender)} 위 임대차계약을 갱신할 뜻이 없으므로, 위 임대차는 ${paperDateAt(answers, "leaseEnd")} 기간 만료로 종료됨을 통지합니다.`,
  ],
  "lease-end": leaseEnd,
  deposit,
  rent,
  assignment: (answers, { sender, recipient }) => [
    `${is(sender)} ${recipient}에 대하여 ${paperDateAt(answers, "contractDate")} 발생한 ${said(answers, "subject")} ${amount(answers)}의 채권을 가지고 있었습니다.`,
    `${is(sender)} ${paperDateAt(answers, "assignedOn")} 위 채권을 ${said(answers, "assignee")}에게 양도하였으므로 민법 제450조에 따라 이를 통지합니다.`,
    `따라서 ${is(recipient)} 앞으로 위 채무를 양수인 ${said(answers, "assignee")}에게 이행하여 주시기 바랍니다.`,
  ],
  damages: (answers, { sender, recipient }) => [
    `${is(recipient)} ${paperDateAt(answers, "happenedOn")} 아래와 같은 행위로 ${sender}에게 손해를 입혔고, 그 손해액은 ${amount(answers)}입니다.`,
  ],
  other: (answers, { sender, recipient }) => [
    `${is(sender)} ${recipient}에게 ${said(answers, "subject")}에 관하여 다음과 같이 통지합니다.`,
  ],
};

const factsOf = (answers: Answers): readonly string[] =>
  factsInOrder(answers).map((fact) => {
    const date = dateAt(answers, `${fact}.date`);
    return `${date === null ? "" : `${paperDate(date)} `}${said(answers, `${fact}.text`)}.`;
  });

const within = (answers: Answers): string => `본 통고서를 받은 날부터 ${numberAt(answers, "days") ?? BLANK}일 이내에`;

const accountOf = (answers: Answers): string | null =>
  textAt(answers, "bank") === ""
    ? null
    : `입금계좌: ${said(answers, "bank")} ${said(answers, "accountNumber")} (예금주 ${said(answers, "accountHolder")})`;

const END_WORDS: Readonly<Record<string, string>> = { rescind: "해제", terminate: "해지" };

/** Why no further time is given; empty where that is not said. */
const endGround = (answers: Answers, { sender, recipient }: Sides, ends: string): readonly string[] => {
  switch (endGroundOf(answers)) {
    case "demanded":
      return [
        `${is(sender)} ${recipient}에게 ${paperDateAt(answers, "demandedUntil")}까지 위 의무를 이행할 것을 최고하여 그 최고가 ${paperDateAt(answers, "demandArrivedOn")} 도달하였으나, ${is(recipient)} 그 기간에 이행하지 아니하였습니다.`,
      ];
    case "impossible":
      return [`${recipient}의 책임 있는 사유로 위 의무의 이행은 불가능하게 되었습니다.`];
    case "refused":
      return [`${is(recipient)} 위 의무를 이행하지 아니할 의사를 미리 표시하였습니다.`];
    case "fixed-time":
      return ["위 의무는 정한 때에 이행하지 아니하면 계약의 목적을 달성할 수 없는 것입니다."];
    case "clause":
      return [
        `위 계약 ${is(said(answers, "clause"))} 이러한 경우 최고 없이 위 계약을 ${ends}할 수 있다고 정하고 있습니다.`,
      ];
    case "law":
      return textAt(answers, "endLaw") === ""
        ? []
        : [`위 계약은 ${said(answers, "endLaw")}에 따라 최고 없이 ${ends}할 수 있습니다.`];
    default:
      return [];
  }
};

const demandsOf = (answers: Answers, sides: Sides): readonly string[] => {
  const { recipient } = sides;
  const kind = demandKindOf(answers);
  const ends = END_WORDS[textAt(answers, "endMode")] ?? BLANK;
  if (asksMoney(answers)) {
    const account = accountOf(answers);
    const where = account === null ? "" : " 아래 계좌로";
    const also = isTrueAt(answers, "endsLease") ? "아울러" : "이에";
    const paid = `${also} ${is(recipient)} ${within(answers)} 위 ${amount(answers)}을${where} 지급하여 주시기 바랍니다.`;
    return account === null ? [paid] : [paid, account];
  }
  if (kind === "other") return [`이에 ${is(recipient)} ${within(answers)} ${said(answers, "request")}.`];
  if (kind !== "termination") return [];
  return isConditionalTermination(answers)
    ? [
        `이에 ${is(recipient)} ${within(answers)} 위 계약에 따른 의무를 이행하여 주시기 바라며, 그 기간에 이행하지 않으면 별도의 통지 없이 위 계약은 ${ends}됩니다.`,
      ]
    : [...endGround(answers, sides, ends), `이에 위 계약을 ${ends}함을 통지합니다.`];
};

const NEXT_STEPS: Readonly<Record<string, string>> = {
  legal: "법적 절차를 진행할 예정입니다",
  order: "법원에 지급명령을 신청할 예정입니다",
  suit: "법원에 소를 제기할 예정입니다",
};

const warningOf = (answers: Answers): readonly string[] => {
  const step = NEXT_STEPS[textAt(answers, "nextStep")];
  return step === undefined ? [] : [`위 기간에 이행하지 않으면 ${step}.`];
};

/** The text of the notice by code: relation, facts, demand with its time, what follows. */
export const bodyOf = ({ answers }: Draft): readonly string[] => {
  const kind = demandKindOf(answers);
  if (kind === null) return [];
  const sides = sidesOf(answers);
  return [...OPENINGS[kind](answers, sides), ...factsOf(answers), ...demandsOf(answers, sides), ...warningOf(answers)];
};

const TITLES: Readonly<Record<DemandKind, string>> = {
  demand: "변제 최고서",
  termination: "계약 해제·해지 통고서",
  "non-renewal": "임대차계약 갱신거절 통지서",
  "lease-end": "임대차계약 해지 통지서",
  deposit: "임대차보증금 반환 최고서",
  rent: "연체 차임 지급 최고서",
  assignment: "채권양도 통지서",
  damages: "손해배상 청구 통고서",
  other: "통고서",
};

export const titleOf = (answers: Answers): string => {
  const kind = demandKindOf(answers);
  if (kind === "termination") return `계약 ${END_WORDS[textAt(answers, "endMode")] ?? "해제·해지"} 통고서`;
  if (kind === "rent" && isTrueAt(answers, "endsLease")) return "임대차계약 해지 통고서";
  return kind === null ? "통고서" : TITLES[kind];
};
