import { documentTypeOf } from "../../src/all-types.ts";
import type { Answers, DocumentType, Draft, Exhibit } from "../../src/index.ts";
import { address, COMPANY, exhibit, items, KIM, LEE, type AnswerSet } from "../../src/samples/answer-sets.ts";
import { SAMPLES } from "../../src/samples/index.ts";

const SETS = new Map(SAMPLES.map((set) => [set.name, set]));

export const setOf = (name: string): AnswerSet => {
  const set = SETS.get(name);
  if (!set) throw new Error(`no set ${name}`);
  return set;
};

const typeOf = (id: string): DocumentType => {
  const type = documentTypeOf(id);
  if (!type) throw new Error(`no type ${id}`);
  return type;
};

/** A sample with other answers, and its type. */
export const changed = (name: string, answers: Answers, rest: Partial<Draft> = {}) => {
  const { typeId, draft } = setOf(name);
  return { type: typeOf(typeId), draft: { ...draft, ...rest, answers: { ...draft.answers, ...answers } } };
};

export const ORDER = "payment-order-plain";
export const SHARED = "payment-order-high-rate-without-due-date";
export const SENDING = "certified-mail-demand";
const DEPOSIT = "certified-mail-deposit";
const RENEWED = "certified-mail-renewed-lease";
const AT_ONCE = "certified-mail-termination-at-once";
export const OBJECTION = "objection-payment-order";
const plainExhibits: readonly Exhibit[] = setOf(ORDER).draft.exhibits;

const large = (one: Exhibit): Exhibit => ({ ...one, fileSize: 10 * 1024 * 1024 + 1 });

const HOME = "서울특별시 강남구 테헤란로123, 101동1001호";
const HIDDEN = { violence: true, hidesAddress: true };
const SERVED_ELSEWHERE = { "creditors.a.serviceAddress": address("서울특별시 중구 세종대로 110") };
const FAMILY_AGENT = {
  hasAgent: true,
  "agent.role": "family",
  "agent.name": "김어머니",
  "agent.address": address(HOME),
};

const OPENED = { servedHow: "electronic-opened" };
/** Two who object, and the days on which each was served; 2026-02-24 is the one asked first. */
export const served = (one: string, other: string): Answers =>
  items("objectors", {
    a: { ...KIM, servedOn: one },
    c: { ...KIM, name: "김영희", birth: "1982-02-02", servedOn: other },
  });

const MISTYPED = { ...COMPANY, corporationNumber: "130111-0006247" };
export const INSTALMENTS = {
  bearsInterest: true,
  interestRate: "6",
  ...items("items", {
    i: { title: "1회분", amount: 1_000_000, performedOn: "2025-03-02", dueDate: "2025-10-31" },
    j: { title: "2회분", amount: 2_000_000, performedOn: "2025-03-02" },
  }),
};
export const TWO_LOANS = {
  bearsInterest: true,
  interestRate: "6",
  ...items("items", {
    i: { title: "3월 대여금", amount: 1_000_000, performedOn: "2025-03-02" },
    j: { title: "9월 대여금", amount: 2_000_000, performedOn: "2025-09-02" },
  }),
};
export const LATE_AT_24 = { bearsInterest: true, interestRate: "10", delayRate: "24" };
export const UNWRITTEN = { "debtors.c.guaranteeInWriting": false };
const JOINT = "payment-order-joint-debt-and-payments";
const WORKS = "payment-order-works-in-part";
const FAMILY = "payment-order-two-loans-and-family-agent";
const FLAT = "payment-order-deposit-with-place-of-service";
const LEFT_LONG_AGO = { leftOn: "2023-03-01", "items.i.payday": "2023-03-01", "items.j.payday": "2023-03-01" };
/** Two months' rents, one of which lapsed three years after its own day. */
export const RENTS = {
  cause: "rent",
  premises: "서울특별시 서초구 서초대로 45, 302호",
  contractDate: "2022-01-01",
  performedOn: "2022-01-01",
  hasDueDate: true,
  dueDate: "2026-01-31",
  ...items("items", {
    i: { title: "2026년 1월분", amount: 500_000 },
    j: { title: "2022년 12월분", amount: 500_000, dueDate: "2022-12-31" },
  }),
};

const PAYDAYS = { "items.i.payday": "2026-01-31", "items.j.payday": "2022-12-31" };

/** What raises an issue: its code and reason, its severity, the sample and what is changed of it. */
const ROWS: readonly [string, string, string, Answers, Partial<Draft>?][] = [
  [
    "G1.overpaid",
    "block",
    ORDER,
    { ...items("payments", { p: { date: "2026-01-05", amount: 5_000_000 } }), allocation: "principal" },
  ],
  [
    "G1.overpaid",
    "block",
    ORDER,
    { ...items("payments", { p: { date: "2026-01-05", amount: 6_000_000 } }), allocation: "statutory" },
  ],
  ["G2.capped", "warn", ORDER, { bearsInterest: true, interestRate: "24" }],
  ["G2.capped", "warn", ORDER, { bearsInterest: true, interestRate: "24.5", performedOn: "2021-07-06" }],
  ["G2.older", "warn", ORDER, { bearsInterest: true, interestRate: "24", performedOn: "2021-07-06" }],
  ["G2.undated", "block", ORDER, { bearsInterest: true, interestRate: "25", performedOn: "2007-06-29" }],
  [
    "G2.undated",
    "block",
    ORDER,
    { cause: "assigned", contractDate: "2025-03-02", bearsInterest: true, interestRate: "21" },
  ],
  ["G2.excess", "block", ORDER, { bearsInterest: true, interestRate: "24", interestFrom: "2025-06-01" }],
  ["G2.excess", "block", ORDER, { ...LATE_AT_24, interestFrom: "2026-02-01" }],
  [
    "G2.start",
    "block",
    ORDER,
    { cause: "agreement", contractDate: "2025-03-02", bearsInterest: true, interestRate: "5" },
  ],
  ["G3.companyForm", "warn", ORDER, items("creditors", { a: { ...COMPANY, name: "한빛유통" } })],
  ["G3.registerNumber", "warn", ORDER, items("creditors", { a: { ...COMPANY, corporationNumber: "130111-0006247" } })],
  ["G4.future", "block", ORDER, { performedOn: "2026-03-03" }],
  ["G4.order", "block", ORDER, { performedOn: "2026-02-01" }],
  [
    "G4.order",
    "block",
    ORDER,
    { ...items("payments", { p: { date: "2025-03-01", amount: 1 } }), allocation: "principal" },
  ],
  ["G4.order", "block", ORDER, { bearsInterest: true, interestRate: "5", interestFrom: "2025-03-01" }],
  ["G4.order", "block", FAMILY, { "items.i.performedOn": "2024-01-01" }],
  ["G4.order", "block", FAMILY, { "items.j.performedOn": "2026-01-01" }],
  ["G4.order", "block", FAMILY, { "items.j.performedOn": "2025-03-02", "items.j.dueDate": "2025-03-01" }],
  ["G4.order", "block", WORKS, { dueDate: "2025-02-28" }],
  ["G4.order", "block", WORKS, { performedOn: "2025-02-28" }],
  ["G4.order", "block", ORDER, { hasDueDate: false, demandedOn: "2026-02-20", demandedUntil: "2026-02-19" }],
  ["G5.same", "block", ORDER, items("debtors", { b: { ...KIM } })],
  ["G5.namesake", "warn", ORDER, items("debtors", { b: { ...LEE, name: "김 영수" } })],
  ["G6.territory", "block", ORDER, { court: "부산지방법원" }],
  ["G6.territory", "block", ORDER, { courtGround: "tort", groundAddress: address("부산광역시 중구 1") }],
  [
    "G6.territory",
    "block",
    ORDER,
    items("debtors", { b: LEE, c: { ...LEE, name: "최보증", address: address("서울특별시 용산구 이태원로 5") } }),
  ],
  ["G6.localCourt", "warn", ORDER, { court: "수원지방법원", "debtors.b.address": address("경기도 용인시 처인구 1") }],
  ["G6.ground", "block", ORDER, { courtGround: "tort", groundAddress: address("서울특별시 중구 1") }],
  ["G6.ground", "block", ORDER, { courtGround: "bill", groundAddress: address("서울특별시 중구 1") }],
  ["G7.unknown", "warn", ORDER, { contractExhibit: "gone" }],
  ["G15.fileSize", "warn", ORDER, {}, { exhibits: plainExhibits.map(large) }],
  ["G15.fileSize", "warn", OBJECTION, {}, { exhibits: [large(exhibit("e1", "영수증"))] }],
  ["G7.uncited", "warn", ORDER, {}, { exhibits: [...plainExhibits, exhibit("e3", "통장 사본")] }],
  ["G8.words", "block", ORDER, { grounds: ["채권자는 금 5,000,000원(금오십만원)을 빌려주었습니다."] }],
  ["G9.near", "warn", ORDER, { performedOn: "2015-01-01", dueDate: "2016-06-01" }],
  ["G9.over", "warn", ORDER, { performedOn: "2015-01-01", dueDate: "2016-03-01" }],
  // Without a due date it can be claimed from its beginning, whenever it was asked for.
  ["G9.near", "warn", ORDER, { performedOn: "2016-08-01", hasDueDate: false, demandedOn: "2026-01-10" }],
  ["G9.over", "warn", ORDER, { cause: "unjust", performedOn: "2016-02-20", hasDueDate: true, dueDate: "2025-12-31" }],
  ["G9.over", "warn", ORDER, { cause: "agreement", contractDate: "2016-02-20", hasDueDate: false }],
  [
    "G9.over",
    "warn",
    ORDER,
    { cause: "assigned", contractDate: "2025-05-05", hasDueDate: false, arisenOn: "2016-02-20" },
  ],
  ["G9.overPart", "warn", ORDER, RENTS],
  ["G9.overPart", "warn", ORDER, { ...RENTS, hasDueDate: false, ...PAYDAYS }],
  ["G9.nearPart", "warn", ORDER, { ...RENTS, "items.j.dueDate": "2023-06-30" }],
  ["G9.overPart", "warn", "payment-order-wages", { "items.i.payday": "2023-02-10" }],
  ["G9.overPart", "warn", "payment-order-wages", LEFT_LONG_AGO],
  ["G10.guardian", "warn", ORDER, { "debtors.b.represented": true }],
  ["G10.attachments", "warn", ORDER, { ...items("creditors", { a: COMPANY }), attachmentsReady: false }],
  ["G11.minor", "block", ORDER, { "creditors.a.birth": "2007-03-03" }],
  ["G12.residentNumber", "block", ORDER, { "facts.f.text": "주민번호는 800101-1234567입니다" }],
  ["G12.placeholder", "block", ORDER, { "debtors.b.name": "○○○" }],
  // No tariff says yet what service costs then.
  ["G12.blank", "block", ORDER, {}, { today: "2029-01-02" }],
  ["G12.exhibitTitle", "warn", OBJECTION, {}, { exhibits: [exhibit("e1", "판결문_○○○.pdf")] }],
  ["G13.foreign", "block", ORDER, { "facts.f.text": "He promised to pay me back." }],
  ["G14.serviceAddress", "block", ORDER, HIDDEN],
  ["G14.serviceAddress", "block", OBJECTION, HIDDEN],
  ["G14.samePlace", "block", ORDER, { ...HIDDEN, "creditors.a.serviceAddress": address(`${HOME} `, "06237") }],
  ["G14.samePlace", "block", OBJECTION, { ...HIDDEN, "objectors.a.serviceAddress": address(HOME) }],
  ["G14.samePlace", "block", ORDER, { ...HIDDEN, ...SERVED_ELSEWHERE, ...FAMILY_AGENT }],
  ["K1.notDue", "block", ORDER, { dueDate: "2026-03-02" }],
  ["K1.notDue", "block", ORDER, { hasDueDate: false, demandedOn: "2026-02-20", demandedUntil: "2026-03-10" }],
  ["K1.notDue", "block", "payment-order-wages", { leftOn: "2026-02-16" }],
  ["K1.notDue", "block", ORDER, { ...RENTS, hasDueDate: false, "items.i.payday": "2026-03-02" }],
  ["K2.unserviceable", "block", ORDER, { serviceable: false }],
  ["K3.allocation", "block", "payment-order-companies-goods", { allocation: "statutory" }],
  [
    "K3.allocation",
    "block",
    FAMILY,
    { ...items("payments", { p: { date: "2025-06-30", amount: 1_000_000 } }), allocation: "statutory" },
  ],
  ["K3.parts", "warn", ORDER, INSTALMENTS],
  ["K3.parts", "warn", ORDER, TWO_LOANS],
  ["K4.occupied", "block", ORDER, { cause: "deposit", contractDate: "2024-01-01" }],
  ["K4.renewed", "block", FLAT, { leaseEndedBy: "none" }],
  ["K4.tooSoon", "warn", FLAT, { leaseEndedBy: "termination" }],
  ["K4.noticeLate", "warn", FLAT, { endNoticedOn: "2024-12-01" }],
  ["G4.order", "block", FLAT, { endNoticedOn: "2023-01-09" }],
  ["G4.order", "block", FLAT, { endNoticedOn: "2025-01-20" }],
  ["G4.order", "block", FLAT, { leaseEndedBy: "agreement", endAgreedOn: "2025-01-20" }],
  ["K5.commercial", "warn", "payment-order-companies-goods", { commercial: false }],
  ["K6.stale", "warn", ORDER, { grounds: ["채권자는 돈을 빌려주었습니다."] }],
  [
    "K6.stale",
    "warn",
    ORDER,
    {
      grounds: [
        "채권자는 2025. 3. 2. 금 15,000,000원을 2025. 12. 31.까지 빌려주었고, 채무자는 2026. 1. 10. 답하였습니다.",
      ],
    },
  ],
  ["K7.shares", "warn", SHARED, {}],
  ["K8.noFacts", "block", "payment-order-service-starts-interest", { facts: [] }],
  ["K8.noFacts", "block", "certified-mail-damages", { facts: [] }],
  ["K9.jointForm", "warn", JOINT, { jointForm: "together" }],
  ["K9.jointForm", "warn", JOINT, { "debtors.c.guarantee": "plain" }],
  ["K9.bills", "block", JOINT, { jointForm: "bills" }],
  ["K9.unwritten", "warn", JOINT, UNWRITTEN],
  ["K10.agent", "block", FAMILY, { "items.i.amount": 90_000_001 }],
  ["G5.same", "block", SENDING, items("recipients", { b: KIM })],
  ["K1.arrears", "block", "certified-mail-rent-and-end", { amount: 3_599_999 }],
  ["K2.late", "block", "certified-mail-non-renewal", { leaseEnd: "2026-05-01" }],
  ["K2.early", "warn", "certified-mail-non-renewal", { leaseEnd: "2026-12-31", leaseRole: "landlord" }],
  [
    "K2.late",
    "block",
    "certified-mail-non-renewal",
    { leaseEnd: "2026-04-01", leaseUse: "shop", leaseRole: "landlord", leaseLimit: "within" },
  ],
  ["K4.leaseRuns", "block", "certified-mail-deposit", { leaseEnd: "2026-03-17" }],
  [
    "K2.late",
    "block",
    "certified-mail-non-renewal",
    { leaseEnd: "2026-03-01", leaseUse: "shop", leaseRole: "landlord", leaseLimit: "above" },
  ],
  ["K2.limit", "block", RENEWED, { leaseUse: "shop", leaseLimit: "unknown" }],
  ["K4.renewed", "block", DEPOSIT, { leaseEndedBy: "none" }],
  ["K4.noticeLate", "warn", DEPOSIT, { endNoticedOn: "2025-12-01" }],
  ["K4.noticeLate", "warn", DEPOSIT, { endNoticedOn: "2026-02-01", leaseUse: "shop" }],
  ["K4.tooSoon", "warn", DEPOSIT, { leaseEndedBy: "termination", endNoticedOn: "2025-11-01" }],
  ["K5.assignee", "block", "certified-mail-assignment-by-minor-to-foreigner", { assignee: "김 하늘" }],
  ["K7.runs", "block", AT_ONCE, { demandedUntil: "2026-03-02" }],
  ["K7.noDemand", "warn", AT_ONCE, { endGround: "refused" }],
  ["G4.order", "block", DEPOSIT, { endNoticedOn: "2024-01-31" }],
  ["G4.order", "block", DEPOSIT, { leaseEndedBy: "agreement", endAgreedOn: "2026-02-01" }],
  ["G4.order", "block", RENEWED, { renewedAfter: "2023-06-30" }],
  ["G4.order", "block", AT_ONCE, { demandArrivedOn: "2026-02-11" }],
  ["K2.near", "warn", "certified-mail-non-renewal", { leaseEnd: "2026-05-07" }],
  ["K3.threat", "block", SENDING, { body: ["갚지 않으면 신상을 폭로하겠습니다."] }],
  ["K6.stale", "warn", SENDING, { body: ["돈을 갚아 주십시오."] }],
  ["K1.late", "block", OBJECTION, { servedOn: "2026-02-13" }],
  ["K1.late", "block", OBJECTION, { servedOn: "1925-02-20" }],
  ["K1.near", "warn", OBJECTION, { servedOn: "2026-02-20" }],
  ["K1.late", "block", "objection-late", { obstacleEndedOn: "2026-02-13" }],
  ["K1.notMissed", "warn", "objection-late", { servedOn: "2026-02-10" }],
  ["K1.late", "block", OBJECTION, { ...OPENED, servedOn: "2026-03-01", noticedOn: "2026-02-05" }],
  ["K1.near", "warn", OBJECTION, { ...OPENED, servedOn: "2026-03-01", noticedOn: "2026-02-12" }],
  ["K1.late", "block", OBJECTION, served("2026-02-24", "2026-02-13")],
  ["K1.firstDay", "block", OBJECTION, served("2026-02-25", "2026-02-26")],
  ["K1.several", "warn", OBJECTION, { ...served("2026-02-24", "2026-02-24"), servedHow: "electronic-unopened" }],
  [
    "K1.noProof",
    "warn",
    OBJECTION,
    { wasPrevented: true, obstacle: "입원하여 있었습니다.", obstacleEndedOn: "2026-02-28" },
  ],
  ["G4.order", "block", OBJECTION, { ...OPENED, noticedOn: "2026-02-25" }],
  ["K2.caseCode", "warn", OBJECTION, { caseNumber: "2026가단1" }],
  ["G10.attachments", "warn", OBJECTION, items("objectors", { a: COMPANY })],
  ["G7.uncited", "warn", OBJECTION, {}, { exhibits: [exhibit("e1", "영수증")] }],
  ["G7.uncited", "warn", "objection-settlement-by-claimant-company", { firstExhibit: 6 }],
  ["K3.part", "block", "objection-part-of-payment-order", { contestedAmount: 5_000_000 }],
  ["G4.order", "block", "payment-order-wages", { leftOn: "2000-01-01" }],
  ["G4.order", "block", ORDER, { demandedOn: "2025-03-01" }],
  ["G4.order", "block", FLAT, { vacatedOn: "2023-01-19" }],
  ["G4.order", "block", SENDING, { dueDate: "2025-03-01" }],
  ["G4.order", "block", "certified-mail-non-renewal", { leaseEnd: "2024-06-30" }],
  ["G4.order", "block", "certified-mail-deposit", { vacatedOn: "2024-01-31" }],
  ["G4.order", "block", "certified-mail-assignment-by-minor-to-foreigner", { assignedOn: "2025-03-01" }],
  ["G3.companyForm", "warn", SENDING, items("recipients", { b: { ...COMPANY, name: "한빛유통" } })],
  ["G3.registerNumber", "warn", SENDING, items("recipients", { b: MISTYPED })],
  ["G11.minor", "block", SENDING, { "senders.a.birth": "2007-03-03" }],
  ["G3.companyForm", "warn", OBJECTION, items("others", { b: { ...COMPANY, name: "한빛유통" } })],
  ["G3.registerNumber", "warn", OBJECTION, items("others", { b: MISTYPED })],
  ["G4.order", "block", "objection-late", { obstacleEndedOn: "2026-01-04" }],
  ["G5.same", "block", OBJECTION, items("others", { b: KIM })],
  ["G11.minor", "block", OBJECTION, { "objectors.a.birth": "2007-03-03" }],
];

export const CASES = ROWS.map(([code, severity, name, answers, rest = {}]) => ({
  code,
  severity,
  name,
  answers,
  rest,
}));
