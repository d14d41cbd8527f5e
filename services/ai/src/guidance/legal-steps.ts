import type { ServiceId } from "@legal/catalog";
import type { PathNote, Purpose, Stop } from "../texts/guidance-texts.ts";

export interface PathStep {
  readonly service: ServiceId;
  readonly purpose: Purpose;
  readonly stop: Stop;
  /** May be left out by who begins at a later step. */
  readonly before?: true;
  /** Shown only when the situation itself speaks for it. */
  readonly ifLikely?: true;
  /** By one who is sued, and files nothing that a court charges for. */
  readonly defends?: true;
}

export interface LegalPath {
  /** Services that this path is meant for above all. */
  readonly mainFor: readonly ServiceId[];
  readonly steps: readonly PathStep[];
  readonly note?: PathNote;
}

const demand: PathStep = { service: "certified-mail", purpose: "demand", stop: "paid", before: true };
const warn: PathStep = { service: "certified-mail", purpose: "warn", stop: "complied", before: true };
const freeze: PathStep = { service: "provisional-seizure", purpose: "freeze", stop: "secured", before: true };
const hold: PathStep = { service: "provisional-disposition", purpose: "hold", stop: "complied", before: true };
const order: PathStep = { service: "payment-order", purpose: "order", stop: "paid" };
const suit: PathStep = { service: "complaint", purpose: "suit", stop: "decided" };
const argue: PathStep = { service: "lawsuit", purpose: "argue", stop: "decided" };
const defend: PathStep = { ...argue, defends: true };
const collect: PathStep = { service: "debt-seizure", purpose: "collect", stop: "paid" };
const findAssets: PathStep = {
  service: "property-disclosure",
  purpose: "findAssets",
  stop: "found",
  before: true,
  ifLikely: true,
};
const register: PathStep = { service: "debtor-registry", purpose: "register", stop: "last" };
const sellLand: PathStep = { service: "real-estate-auction", purpose: "sellLand", stop: "paid" };

/** Which service leads to which. What comes before a step is an earlier stage of the same matter. */
export const LEGAL_PATHS: readonly LegalPath[] = [
  { mainFor: ["payment-order"], steps: [demand, { ...freeze, ifLikely: true }, order, suit, collect] },
  {
    mainFor: ["lease-registration"],
    steps: [
      { service: "certified-mail", purpose: "endLease", stop: "deposit", before: true },
      { service: "lease-registration", purpose: "keepRank", stop: "deposit", before: true },
      { ...order, stop: "deposit" },
      sellLand,
    ],
  },
  { mainFor: ["provisional-seizure"], steps: [freeze, order, suit, collect] },
  {
    mainFor: ["complaint", "certified-mail"],
    steps: [warn, { ...hold, ifLikely: true }, { ...freeze, ifLikely: true }, suit, collect],
  },
  { mainFor: ["provisional-disposition"], steps: [{ ...warn, ifLikely: true }, hold, suit] },
  {
    mainFor: ["answer-brief"],
    steps: [{ service: "answer-brief", purpose: "answer", stop: "withdrawn" }, defend],
    note: "legalAid",
  },
  { mainFor: ["objection"], steps: [{ service: "objection", purpose: "object", stop: "withdrawn" }, defend] },
  { mainFor: ["lawsuit"], steps: [argue] },
  { mainFor: ["debt-seizure"], steps: [findAssets, collect, register] },
  {
    mainFor: ["property-disclosure"],
    steps: [{ service: "property-disclosure", purpose: "findAssets", stop: "found" }, collect, register],
  },
  { mainFor: ["debtor-registry"], steps: [findAssets, register] },
  { mainFor: ["real-estate-auction"], steps: [findAssets, sellLand, register] },
  {
    mainFor: ["real-estate-seizure"],
    steps: [{ service: "real-estate-seizure", purpose: "seizeLand", stop: "paid" }, register],
  },
  {
    mainFor: ["movable-property-auction"],
    steps: [{ service: "movable-property-auction", purpose: "sellGoods", stop: "paid" }, register],
  },
  { mainFor: ["seizure"], steps: [findAssets, { service: "seizure", purpose: "seize", stop: "paid" }, register] },
  {
    mainFor: ["labor-lawsuit"],
    steps: [
      { ...demand, ifLikely: true },
      { service: "labor-lawsuit", purpose: "wages", stop: "decided" },
      { ...collect, ifLikely: true },
    ],
    note: "labourOffice",
  },
  {
    mainFor: ["divorce-lawsuit"],
    steps: [
      { ...freeze, ifLikely: true },
      { ...hold, ifLikely: true },
      { service: "divorce-lawsuit", purpose: "divorce", stop: "settled" },
    ],
    note: "agreedDivorce",
  },
  {
    mainFor: ["inheritance-lawsuit"],
    steps: [
      { ...hold, ifLikely: true },
      { service: "inheritance-lawsuit", purpose: "estate", stop: "settled" },
    ],
  },
  {
    mainFor: ["patent-lawsuit"],
    steps: [
      { ...warn, ifLikely: true },
      { ...hold, ifLikely: true },
      { service: "patent-lawsuit", purpose: "patent", stop: "settled" },
    ],
  },
  {
    mainFor: ["administrative-lawsuit"],
    steps: [
      { service: "objection", purpose: "object", stop: "decided", before: true, ifLikely: true },
      { service: "administrative-lawsuit", purpose: "authority", stop: "decided" },
    ],
  },
  {
    mainFor: ["criminal-defense"],
    steps: [{ service: "criminal-defense", purpose: "defence", stop: "decided" }],
    note: "legalAid",
  },
];
