import type { AiTurnStatus, CrisisHelp } from "@legal/contracts";
import type { Filing } from "@legal/legal-rules/court-costs";

export type MissingFact = "amount" | "when" | "evidence" | "party" | "receivedOn" | "openedOn";

/** What the offline assistant says around the knowledge. It adds no law of its own. */
export interface OfflineTexts {
  readonly disclosure: string;
  readonly deadlineHead: string;
  readonly toStaff: string;
  readonly asked: string;
  readonly nothingFound: string;
  readonly otherService: (name: string) => string;
  readonly missing: string;
  readonly withdrawn: string;
  readonly facts: Readonly<Record<MissingFact, string>>;
  readonly notAdvice: string;
  /** Before the parts of a service's page that have no heading of their own. */
  readonly heads: Readonly<Record<"overview" | "fits" | "unfit" | "steps" | "prepare" | "duration" | "price", string>>;
  readonly didYouMean: string;
  readonly because: (words: string, summary: string) => string;
  readonly plainReason: (summary: string) => string;
}

/** Matters that the office does not take on, as the training lines name them. */
type Topic =
  | "bankruptcy"
  | "company-formation"
  | "consumer-agency"
  | "contract-review"
  | "medical"
  | "notary"
  | "real-estate-advice"
  | "tax"
  | "traffic-fine"
  | "visa"
  | "other";

export interface Referrals {
  /** What is read first when the police hold someone. */
  readonly custody: CrisisHelp;
  /** The right to a lawyer, and who that may be. */
  readonly counsel: string;
  /** Before the first numbers again, while the conversation goes on about anything else. */
  readonly still: string;
  readonly notOffered: string;
  readonly topics: Readonly<Record<Topic, string>>;
}

type CostsSentence = (stamp: string, serviceFee: string, total: string) => string;

/** What is said around a computed date or fee; names and steps are those of legal-rules. */
interface ComputingTexts {
  readonly head: string;
  readonly left: (days: number) => string;
  readonly today: string;
  readonly passed: string;
  /** The version of the holiday list and the day it was checked. */
  readonly data: (version: string, checkedOn: string) => string;
  /** Of a usual case, by whom its service fee counts. */
  readonly people: Readonly<Record<"parties" | "thirdParties" | "interested", (count: number) => string>>;
  readonly costsHead: (document: string, claim: string, people: string) => string;
  readonly costs: Readonly<Record<Filing, CostsSentence>>;
}

/** Of a conversation as a Word file. */
export interface DocxTexts {
  /** Of characters that are not Latin. */
  readonly font: string;
  /** Dates are written as there. */
  readonly locale: string;
  /** Part of the file name. */
  readonly file: string;
  readonly title: string;
  readonly customer: string;
  readonly visitor: string;
  readonly service: string;
  readonly began: string;
  readonly last: string;
  readonly turns: string;
  readonly notice: string;
  /** Said when the conversation has more lines than a file takes. */
  readonly joinedLines: string;
  readonly assistant: string;
  readonly sources: string;
  readonly deadline: string;
  readonly lastDay: string;
  /** The day that the last day was counted from. */
  readonly countedFrom: string;
  /** Beside a last day that a later answer takes back. */
  readonly withdrawn: string;
  readonly unverified: string;
  readonly checkedOn: string;
  readonly states: Readonly<Partial<Record<AiTurnStatus, string>>>;
  readonly page: (now: string, all: string) => readonly string[];
}

export interface AssistantTexts {
  /** What prompts call the language. */
  readonly promptName: string;
  /** Between two sentences. */
  readonly between: string;
  /** Ends a sentence before another. */
  readonly stop: string;
  readonly quotes: readonly [string, string];
  /** Behind everything that the knowledge does not say. */
  readonly unverified: string;
  /** For a member who waits. */
  readonly acknowledgement: {
    readonly received: string;
    /** Staff are there but busy. */
    readonly open: string;
    readonly closed: string;
    readonly paper: string;
  };
  readonly prices: {
    readonly byAgreement: string;
    readonly total: (amount: string, total: string) => string;
  };
  readonly computing: ComputingTexts;
  readonly offline: OfflineTexts;
  readonly referrals: Referrals;
  readonly docx: DocxTexts;
}
