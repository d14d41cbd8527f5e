import { isKeyOf } from "../errors/is-key-of.ts";
import type { Period, Unit } from "../dates/period-end.ts";
import type { ServiceMode } from "./service-modes.ts";

/** official = its text or a quotation of it was read; statute = certain, text not read; secondary = several secondary sources agree. */
export type Confidence = "official" | "statute" | "secondary";

/** What a period is counted from. */
export type StartingEvent =
  | "served"
  | "recordNotice"
  | "pronounced"
  | "orderToCreditor"
  | "filed"
  | "hearing"
  | "final"
  | "knew"
  | "happened"
  | "obstacleEnded"
  | "dueDate"
  | "demand"
  | "divorced"
  | "deathKnown"
  | "dismissed";

/** Articles as the statute numbers them: `402-2` is 제402조의2. */
export interface StatuteCitation {
  readonly law:
    | "civilCode"
    | "civilProcedure"
    | "civilExecution"
    | "civilMediation"
    | "smallClaims"
    | "familyProcedure"
    | "criminalProcedure"
    | "administrativeLitigation"
    | "administrativeAppeals"
    | "labourStandards"
    | "patent";
  readonly articles: readonly string[];
}

export interface Matter {
  readonly period: Period;
  readonly from: StartingEvent;
  /** Those that can apply, the usual one first. */
  readonly modes: readonly ServiceMode[];
  /** Whether an end on a day off moves to the next working day (민법 161). */
  readonly shifted: boolean;
  /** The longest extension, given once; `court` = as long as the court sets; null = none. */
  readonly extension: Period | "court" | null;
  /** Peremptory (불변기간) or just as strict: missed is lost. */
  readonly statutory: boolean;
  /** Whether a decision becomes final on the day after the last day. */
  readonly final: boolean;
  readonly statutes: readonly StatuteCitation[];
  readonly confidence: Confidence;
  /** The day it was last checked against its source. */
  readonly asOf: string;
}

const BY_HAND: readonly ServiceMode[] = ["ordinary", "electronic-opened", "electronic-unopened"];
/** A recommendation or a decision in lieu of a settlement is never served by public notice (민소 225, 민사조정법 38). */
const RECOMMENDED = BY_HAND;
const SERVED: readonly ServiceMode[] = [...BY_HAND, "public-first", "public-later", "public-abroad"];
/** By an authority: what counts as service in an electronic lawsuit is no rule of theirs. */
const POSTED: readonly ServiceMode[] = ["ordinary"];
const EVENT: readonly ServiceMode[] = ["event"];
const LEARNT: readonly ServiceMode[] = ["event", ...SERVED];
const ANNOUNCED: readonly ServiceMode[] = [...SERVED, "pronouncement"];
const PRONOUNCED: readonly ServiceMode[] = ["pronouncement"];

const CHECKED = "2026-11-22";

type Rest = Partial<Pick<Matter, "extension" | "statutory" | "final" | "confidence">>;

const matter = (
  n: number,
  unit: Unit,
  from: StartingEvent,
  modes: readonly ServiceMode[],
  [law, ...articles]: [StatuteCitation["law"], ...string[]],
  rest: Rest = {},
): Matter => ({
  period: { n, unit },
  from,
  modes,
  shifted: true,
  extension: null,
  statutory: false,
  final: false,
  statutes: [{ law, articles }],
  confidence: "official",
  asOf: CHECKED,
  ...rest,
});

const STRICT = { statutory: true } as const;
const DECISIVE = { statutory: true, final: true } as const;

/** Every period that is computed by its name: the only place where its length is written. */
export const MATTERS = {
  "civil-appeal": matter(2, "week", "served", SERVED, ["civilProcedure", "396"], DECISIVE),
  "supreme-appeal": matter(2, "week", "served", SERVED, ["civilProcedure", "396", "425"], DECISIVE),
  "payment-order-objection": matter(2, "week", "served", SERVED, ["civilProcedure", "468", "470"], DECISIVE),
  "settlement-recommendation-objection": matter(2, "week", "served", RECOMMENDED, ["civilProcedure", "226"], DECISIVE),
  "performance-recommendation-objection": matter(2, "week", "served", RECOMMENDED, ["smallClaims", "5-4"], DECISIVE),
  "mediation-decision-objection": matter(2, "week", "served", RECOMMENDED, ["civilMediation", "34"], DECISIVE),
  "late-act": matter(2, "week", "obstacleEnded", LEARNT, ["civilProcedure", "173"], STRICT),
  "late-act-abroad": matter(30, "day", "obstacleEnded", LEARNT, ["civilProcedure", "173"], STRICT),
  "provisional-execution": matter(2, "week", "orderToCreditor", ANNOUNCED, ["civilExecution", "292", "301"]),
  "immediate-appeal": matter(1, "week", "served", ANNOUNCED, ["civilProcedure", "444"], DECISIVE),
  "special-appeal": matter(1, "week", "served", ANNOUNCED, ["civilProcedure", "449"], STRICT),
  "execution-immediate-appeal": matter(1, "week", "served", ANNOUNCED, ["civilExecution", "15"], DECISIVE),
  "execution-appeal-reasons": matter(10, "day", "filed", EVENT, ["civilExecution", "15"]),
  "disclosure-objection": matter(1, "week", "served", SERVED, ["civilExecution", "63"]),
  "distribution-suit-proof": matter(1, "week", "hearing", EVENT, ["civilExecution", "154"]),
  "supreme-reply": matter(10, "day", "served", SERVED, ["civilProcedure", "428"]),
  "supreme-brief": matter(20, "day", "recordNotice", SERVED, ["civilProcedure", "427"]),
  "criminal-brief": matter(20, "day", "recordNotice", SERVED, ["criminalProcedure", "361-3", "379"]),
  answer: matter(30, "day", "served", SERVED, ["civilProcedure", "256"]),
  "appeal-brief": matter(40, "day", "recordNotice", SERVED, ["civilProcedure", "402-2"], {
    extension: { n: 1, unit: "month" },
  }),
  retrial: matter(30, "day", "knew", LEARNT, ["civilProcedure", "456"], STRICT),
  "retrial-outer": matter(5, "year", "final", EVENT, ["civilProcedure", "456"]),
  "patent-suit": matter(30, "day", "served", SERVED, ["patent", "186"], {
    ...DECISIVE,
    extension: "court",
    confidence: "statute",
  }),
  "family-appeal": matter(14, "day", "served", SERVED, ["familyProcedure", "19"], DECISIVE),
  "family-immediate-appeal": matter(14, "day", "served", ANNOUNCED, ["familyProcedure", "43"], DECISIVE),
  "criminal-appeal": matter(7, "day", "pronounced", PRONOUNCED, ["criminalProcedure", "343", "358"], DECISIVE),
  "formal-trial": matter(7, "day", "served", SERVED, ["criminalProcedure", "453"], DECISIVE),
  "indictment-opinion": matter(7, "day", "served", SERVED, ["criminalProcedure", "266-2"]),
  "admin-suit": matter(90, "day", "knew", LEARNT, ["administrativeLitigation", "20"], STRICT),
  "admin-suit-outer": matter(1, "year", "happened", LEARNT, ["administrativeLitigation", "20"]),
  "admin-appeal": matter(90, "day", "knew", LEARNT, ["administrativeAppeals", "27"], STRICT),
  "admin-appeal-outer": matter(180, "day", "happened", LEARNT, ["administrativeAppeals", "27"]),
  "unfair-dismissal": matter(3, "month", "dismissed", EVENT, ["labourStandards", "28"]),
  "labour-review": matter(10, "day", "served", POSTED, ["labourStandards", "31"], DECISIVE),
  "labour-review-suit": matter(15, "day", "served", POSTED, ["labourStandards", "31"], DECISIVE),
  "inheritance-choice": matter(3, "month", "deathKnown", EVENT, ["civilCode", "1019"], { extension: "court" }),
  "demand-followup": matter(6, "month", "demand", ["event", "ordinary"], ["civilCode", "174"]),
  "reserved-share": matter(1, "year", "knew", EVENT, ["civilCode", "1117"]),
  "property-division": matter(2, "year", "divorced", EVENT, ["civilCode", "839-2"]),
  "wage-claim": matter(3, "year", "dueDate", EVENT, ["labourStandards", "49"]),
} as const satisfies Readonly<Record<string, Matter>>;

export type MatterId = keyof typeof MATTERS;

export const MATTER_IDS = Object.keys(MATTERS) as readonly MatterId[];

export const isMatterId = (id: unknown): id is MatterId => isKeyOf(MATTERS, id);
