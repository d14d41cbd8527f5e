import { documentTypeOf } from "../src/all-types.ts";
import { questionTexts } from "../src/all-texts.ts";
import {
  blocksOf,
  issuesOf,
  lawyerReasonsOf,
  missingOf,
  type Answers,
  type Draft,
  type Exhibit,
} from "../src/index.ts";
import { issueMessage, lawyerReason } from "../src/texts/index.ts";
import { address, COMPANY, exhibit, items, KIM, LEE, type AnswerSet } from "../src/samples/answer-sets.ts";
import { SAMPLES } from "../src/samples/index.ts";

const SETS = new Map(SAMPLES.map((set) => [set.name, set]));
const LANGUAGES = ["ko", "en", "ja", "zh"] as const;

const setOf = (name: string): AnswerSet => {
  const set = SETS.get(name);
  if (!set) throw new Error(`no set ${name}`);
  return set;
};

const typeOf = (id: string) => {
  const type = documentTypeOf(id);
  if (!type) throw new Error(`no type ${id}`);
  return type;
};

const changed = (name: string, answers: Answers, rest: Partial<Draft> = {}) => {
  const { typeId, draft } = setOf(name);
  return { type: typeOf(typeId), draft: { ...draft, ...rest, answers: { ...draft.answers, ...answers } } };
};

const ORDER = "payment-order-plain";
const SHARED = "payment-order-high-rate-without-due-date";
const SENDING = "certified-mail-demand";
const plainExhibits: readonly Exhibit[] = setOf(ORDER).draft.exhibits;

const HOME = "서울특별시 강남구 테헤란로123, 101동1001호";
const HIDDEN = { violence: true, hidesAddress: true };
const SERVED_ELSEWHERE = { "creditors.a.serviceAddress": address("서울특별시 중구 세종대로 110") };
const FAMILY_AGENT = {
  hasAgent: true,
  "agent.role": "family",
  "agent.name": "김어머니",
  "agent.address": address(HOME),
};

const INSTALMENTS = {
  bearsInterest: true,
  interestRate: "6",
  ...items("items", {
    i: { title: "1회분", amount: 1_000_000, dueDate: "2025-10-31" },
    j: { title: "2회분", amount: 2_000_000 },
  }),
};

const CASES: readonly [string, string, string, Answers, Partial<Draft>?][] = [
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
  ["G7.unknown", "warn", ORDER, { contractExhibit: "gone" }],
  ["G7.uncited", "warn", ORDER, {}, { exhibits: [...plainExhibits, exhibit("e3", "통장 사본")] }],
  ["G8.words", "block", ORDER, { grounds: ["채권자는 금 5,000,000원(금오십만원)을 빌려주었습니다."] }],
  ["G9.near", "warn", ORDER, { performedOn: "2015-01-01", dueDate: "2016-06-01" }],
  ["G9.over", "warn", ORDER, { performedOn: "2015-01-01", dueDate: "2016-03-01" }],
  ["G10.attachments", "warn", ORDER, { ...items("creditors", { a: COMPANY }), attachmentsReady: false }],
  ["G11.minor", "block", ORDER, { "creditors.a.birth": "2007-03-03" }],
  ["G12.residentNumber", "block", ORDER, { "facts.f.text": "주민번호는 800101-1234567입니다" }],
  ["G12.placeholder", "block", ORDER, { "debtors.b.name": "○○○" }],
  // No tariff says yet what service costs then.
  ["G12.blank", "block", ORDER, {}, { today: "2029-01-02" }],
  ["G13.foreign", "block", ORDER, { "facts.f.text": "He promised to pay me back." }],
  ["G14.serviceAddress", "block", ORDER, HIDDEN],
  ["G14.serviceAddress", "block", "objection-payment-order", HIDDEN],
  ["G14.samePlace", "block", ORDER, { ...HIDDEN, "creditors.a.serviceAddress": address(`${HOME} `, "06237") }],
  ["G14.samePlace", "block", "objection-payment-order", { ...HIDDEN, "objectors.a.serviceAddress": address(HOME) }],
  ["G14.samePlace", "block", ORDER, { ...HIDDEN, ...SERVED_ELSEWHERE, ...FAMILY_AGENT }],
  ["K1.notDue", "block", ORDER, { dueDate: "2026-03-02" }],
  ["K1.notDue", "block", "payment-order-wages", { leftOn: "2026-02-16" }],
  ["K2.unserviceable", "block", ORDER, { serviceable: false }],
  ["K3.allocation", "block", "payment-order-companies-goods", { allocation: "statutory" }],
  ["K3.parts", "warn", ORDER, INSTALMENTS],
  ["K4.occupied", "block", ORDER, { cause: "deposit", contractDate: "2024-01-01" }],
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
  ["G5.same", "block", SENDING, items("recipients", { b: KIM })],
  ["K1.arrears", "block", "certified-mail-rent-and-end", { amount: 3_599_999 }],
  ["K2.late", "block", "certified-mail-non-renewal", { leaseEnd: "2026-05-01" }],
  ["K2.early", "warn", "certified-mail-non-renewal", { leaseEnd: "2026-12-31", leaseRole: "landlord" }],
  [
    "K2.late",
    "block",
    "certified-mail-non-renewal",
    { leaseEnd: "2026-04-01", leaseUse: "shop", leaseRole: "landlord" },
  ],
  ["K4.leaseRuns", "block", "certified-mail-deposit", { leaseEnd: "2026-03-17" }],
  ["K2.near", "warn", "certified-mail-non-renewal", { leaseEnd: "2026-05-07" }],
  ["K3.threat", "block", SENDING, { body: ["갚지 않으면 신상을 폭로하겠습니다."] }],
  ["K6.stale", "warn", SENDING, { body: ["돈을 갚아 주십시오."] }],
  ["K1.late", "block", "objection-payment-order", { servedOn: "2026-02-13" }],
  ["K1.late", "block", "objection-payment-order", { servedOn: "1925-02-20" }],
  ["K1.near", "warn", "objection-payment-order", { servedOn: "2026-02-20" }],
  ["K1.late", "block", "objection-late", { obstacleEndedOn: "2026-02-13" }],
  ["K1.notMissed", "warn", "objection-late", { servedOn: "2026-02-10" }],
  ["K2.caseCode", "warn", "objection-payment-order", { caseNumber: "2026가단1" }],
  ["G10.attachments", "warn", "objection-payment-order", items("objectors", { a: COMPANY })],
  ["G7.uncited", "warn", "objection-payment-order", {}, { exhibits: [exhibit("e1", "영수증")] }],
  ["G7.uncited", "warn", "objection-settlement-by-claimant-company", { firstExhibit: 6 }],
  ["K3.part", "block", "objection-part-of-payment-order", { contestedAmount: 5_000_000 }],
];

it.each(CASES.map(([code, severity, name, answers, rest = {}]) => ({ code, severity, name, answers, rest })))(
  "$code ($severity) is raised for $name with $answers",
  ({ code, severity, name, answers, rest }) => {
    const { type, draft } = changed(name, answers, rest);
    const codeOf = (given: Draft) => issuesOf(type, given).map((issue) => `${issue.code}.${issue.reason}`);
    const raised = issuesOf(type, draft).filter((issue) => `${issue.code}.${issue.reason}` === code);
    expect(raised).not.toEqual([]);
    expect(raised[0]?.severity).toBe(severity);
    expect(codeOf({ ...draft, answers: {}, exhibits: [] })).not.toContain(code);
    expect(codeOf(setOf(name === SHARED ? ORDER : name).draft)).not.toContain(code);
    for (const language of LANGUAGES) {
      expect(raised.map((issue) => issueMessage(issue, questionTexts(language))).join("")).not.toMatch(/^[GK]\d|[{}]/);
    }
  },
);

it.each<[string, Answers]>([
  ["a tenant's notice sent long before", { leaseEnd: "2026-12-31" }],
  ["a shop tenant's notice in the last month", { leaseEnd: "2026-03-20", leaseUse: "shop" }],
])("lets pass %s", (_, answers) => {
  const { type, draft } = changed("certified-mail-non-renewal", answers);
  expect(issuesOf(type, draft)).toEqual([]);
});

// Six months before 2026-06-30 is 2025-12-30; two months before it, 2026-04-30.
it.each([
  ["2025-12-30", "early"],
  ["2025-12-31", undefined],
  ["2026-04-29", "near"],
  ["2026-04-30", "late"],
])("a landlord's notice of %s about a lease to 2026-06-30 is %s", (today, reason) => {
  const { type, draft } = changed("certified-mail-non-renewal", { leaseRole: "landlord" }, { today });
  const found = issuesOf(type, draft).find(({ code }) => code === "K2");
  expect(found && [found.reason, found.values["first"]]).toEqual(reason && [reason, "2025-12-31"]);
});

it("asks a foreign company for no Korean register, neither its number nor its extract", () => {
  const { type, draft } = changed(ORDER, {
    ...items("creditors", { a: { ...COMPANY, name: "ABC Trading Pte.", foreignCompany: true, corporationNumber: "" } }),
  });
  expect(missingOf(type, draft.answers)).toEqual([]);
  expect(issuesOf(type, draft)).toEqual([]);
  expect(JSON.stringify(blocksOf(type, draft))).toContain("외국회사의 대표자 자격을 증명하는 서면과 그 번역문 각 1통");
});

it.each(["주식회사 한빛", "신용보증기금", "서울주택도시공사"])("takes %s for a company's whole name", (name) => {
  const { type, draft } = changed(ORDER, items("debtors", { b: { ...COMPANY, name } }));
  expect(issuesOf(type, draft).map(({ reason }) => reason)).not.toContain("companyForm");
});

it("lets a deposit be asked for by the end of the lease", () => {
  const { type, draft } = changed("certified-mail-deposit", { leaseEnd: "2026-03-16" });
  expect(issuesOf(type, draft)).toEqual([]);
});

it("lets an assigned claim be due, paid in part and bear interest before its assignment", () => {
  const { type, draft } = changed(ORDER, {
    cause: "assigned",
    contractDate: "2026-01-15",
    performedOn: "2026-01-20",
    bearsInterest: true,
    interestRate: "5",
    interestFrom: "2025-03-02",
    ...items("payments", { p: { date: "2025-12-01", amount: 1_000_000 } }),
    allocation: "principal",
  });
  expect(issuesOf(type, draft).filter(({ severity }) => severity === "block")).toEqual([]);
});

it.each(["principal", "statutory"])("an overpaid claim has no amount below nothing in its paper (%s)", (allocation) => {
  const payments = items("payments", { p: { date: "2026-01-05", amount: 6_000_000 } });
  const { type, draft } = changed(ORDER, { ...payments, allocation });
  const paper = JSON.stringify(blocksOf(type, draft));
  expect(paper).toContain("남은 원금은 금 ○○○원입니다");
  expect(paper).not.toMatch(/-[\d,]+원/);
  expect(issuesOf(type, draft)).toContainEqual(expect.objectContaining({ code: "G1", severity: "block" }));
});

it("is not raised on the last day of an objection, and is the day after", () => {
  const onLastDay = changed("objection-payment-order", { servedOn: "2026-02-16" });
  const reasons = issuesOf(onLastDay.type, onLastDay.draft).map(({ reason }) => reason);
  expect(reasons).toContain("near");
  const dayAfter = changed("objection-payment-order", { servedOn: "2026-02-16" }, { today: "2026-03-04" });
  expect(issuesOf(dayAfter.type, dayAfter.draft).map(({ reason }) => reason)).toContain("late");
});

it.each([
  ["2026-02-10", true],
  ["2026-02-09", false],
])("a period of an order served on %s was not missed for what ended on 2026-02-24: %s", (servedOn, expected) => {
  const { type, draft } = changed("objection-late", { servedOn });
  expect(issuesOf(type, draft).some(({ reason }) => reason === "notMissed")).toBe(expected);
});

// From 2026-02-02: two weeks end on the first day of Seollal, 30 days on an ordinary Wednesday.
it.each([
  [false, "2026-02-19", "near"],
  [false, "2026-02-20", "late"],
  [true, "2026-02-20", undefined],
  [true, "2026-03-04", "near"],
  [true, "2026-03-05", "late"],
])("an objection by a person who was abroad (%s) when the obstacle ended is %s %s", (wasAbroad, today, reason) => {
  const { type, draft } = changed("objection-late", { obstacleEndedOn: "2026-02-02", wasAbroad }, { today });
  const found = issuesOf(type, draft).find(({ code }) => code === "K1");
  expect(found?.reason).toBe(reason);
});

it.each<[string, string, Answers]>([
  ["claim", ORDER, { "items.i.amount": 30_000_001 }],
  ["minor", ORDER, { "creditors.a.birth": "2007-03-03" }],
  ["foreign", "payment-order-foreigner-and-minor", {}],
  ["foreign", "payment-order-companies-goods", { "debtors.b.foreignCompany": true }],
  ["parts", "payment-order-companies-goods", { allocation: "statutory" }],
  ["parts", ORDER, INSTALMENTS],
  ["limitation", ORDER, { performedOn: "2015-01-01", dueDate: "2016-03-08" }],
  ["several-creditors", "payment-order-high-rate-without-due-date", {}],
  ["address", ORDER, { serviceable: false }],
  ["claim", SENDING, { amount: 30_000_001 }],
  ["claim", "objection-payment-order", { orderedAmount: 30_000_001 }],
  ["claim", "objection-settlement-by-claimant-company", { claimAmount: 30_000_001 }],
  ["claim-unknown", "objection-settlement-by-claimant-company", { claimAmount: "" }],
  ["claim-unknown", "objection-mediation-by-minor-and-foreigner", { claimAmount: "" }],
  ["address", SENDING, { serviceable: false }],
  ["violence", ORDER, { violence: true }],
  ["violence", SENDING, { violence: true }],
  ["violence", "objection-payment-order", { violence: true }],
  ["deadline", "certified-mail-non-renewal", { leaseEnd: "2026-05-07" }],
  ["deadline", "objection-payment-order", { servedOn: "2026-02-20" }],
  ["late", "objection-late", {}],
])("a lawyer is needed for %s", (reason, name, answers) => {
  const { type, draft } = changed(name, answers);
  expect(lawyerReasonsOf(type, draft)).toContain(reason);
  for (const language of LANGUAGES) expect(lawyerReason(reason, questionTexts(language))).not.toMatch(/^lawyer\./);
});

it.each([
  ORDER,
  SENDING,
  "objection-payment-order",
  "objection-performance-recommendation",
  "objection-settlement-by-claimant-company",
])("%s as it is needs no lawyer", (name) => {
  const { type, draft } = changed(name, name.startsWith("objection") ? { servedOn: "2026-03-01" } : {});
  expect(lawyerReasonsOf(type, draft)).toEqual([]);
});
