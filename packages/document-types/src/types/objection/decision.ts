import type { MatterId } from "@legal/legal-rules";
import type { Answers } from "../../engine/answers.ts";
import { textAt } from "../../engine/read-answers.ts";

interface Sides {
  claimant: string;
  opponent: string;
}

interface DecisionFacts extends Sides {
  matter: MatterId;
  /** 지급명령 정본. */
  paper: string;
  name: string;
  /** What its case numbers bear. */
  caseCodes: readonly string[];
}

/** Of suits, at first instance and on appeal, and of families'. */
const SUIT_CODES = ["가소", "가단", "가합", "나", "드단", "드합", "르"];

/** Decisions that an objection within two weeks takes out of force. */
export const DECISIONS = {
  "payment-order": {
    matter: "payment-order-objection",
    paper: "지급명령 정본",
    name: "지급명령",
    claimant: "채권자",
    opponent: "채무자",
    caseCodes: ["차", "차전"],
  },
  "performance-recommendation": {
    matter: "performance-recommendation-objection",
    paper: "이행권고결정 등본",
    name: "이행권고결정",
    claimant: "원고",
    opponent: "피고",
    caseCodes: ["가소"],
  },
  "settlement-recommendation": {
    matter: "settlement-recommendation-objection",
    paper: "화해권고결정 정본",
    name: "화해권고결정",
    claimant: "원고",
    opponent: "피고",
    caseCodes: SUIT_CODES,
  },
  "mediation-decision": {
    matter: "mediation-decision-objection",
    paper: "조정을 갈음하는 결정 정본",
    name: "조정을 갈음하는 결정",
    claimant: "신청인",
    opponent: "피신청인",
    caseCodes: ["머", "너", ...SUIT_CODES],
  },
} as const satisfies Readonly<Record<string, DecisionFacts>>;

export type Decision = keyof typeof DECISIONS;

export const DECISION_IDS = Object.keys(DECISIONS) as readonly Decision[];

export const decisionOf = (answers: Answers): Decision | null =>
  DECISION_IDS.find((decision) => decision === textAt(answers, "decision")) ?? null;

export const decisionFacts = (decision: Decision): DecisionFacts => DECISIONS[decision];

/** Either side may object to a proposal; an order is made against one. */
export const mayBeOfEither = (answers: Answers): boolean =>
  ["settlement-recommendation", "mediation-decision"].includes(textAt(answers, "decision"));

/** Of a suit that its court sent to mediation. */
const SUIT_SIDES: Sides = { claimant: "원고", opponent: "피고" };

const sidesOf = (answers: Answers): Sides =>
  textAt(answers, "sideNames") === "suit" ? SUIT_SIDES : decisionFacts(decisionOf(answers) ?? "payment-order");

/** Whether it is the side that went to court. */
export const isByClaimant = (answers: Answers): boolean =>
  mayBeOfEither(answers) && textAt(answers, "side") === "claimant";

/** 채무자, 피고 …: the one who objects. */
export const objectorRole = (answers: Answers): string =>
  isByClaimant(answers) ? sidesOf(answers).claimant : sidesOf(answers).opponent;

export const otherRole = (answers: Answers): string =>
  isByClaimant(answers) ? sidesOf(answers).opponent : sidesOf(answers).claimant;
