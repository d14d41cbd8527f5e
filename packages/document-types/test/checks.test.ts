import { DOCUMENT_TYPES } from "../src/all-types.ts";
import { questionTexts } from "../src/all-texts.ts";
import { blocksOf, deadlineOf, issuesOf, lawyerReasonsOf, missingOf, type Answers, type Draft } from "../src/index.ts";
import { issueMessage, lawyerReason } from "../src/texts/index.ts";
import { address, COMPANY, exhibit, items } from "../src/samples/answer-sets.ts";
import {
  changed,
  INSTALMENTS,
  LATE_AT_24,
  OBJECTION,
  ORDER,
  SENDING,
  served,
  setOf,
  SHARED,
  TWO_LOANS,
  UNWRITTEN,
} from "./support/case-answers.ts";
import { CASES } from "./support/check-cases.ts";

const LANGUAGES = ["ko", "en", "ja", "zh"] as const;

/** Several who may have been served on other days than the one that is asked. */
const APART = { ...served("2026-03-01", "2026-03-01"), servedOn: "2026-03-01", servedHow: "electronic-unopened" };

it.each(CASES)("$code ($severity) is raised for $name with $answers", ({ code, severity, name, answers, rest }) => {
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
});

describe.each(DOCUMENT_TYPES)("of $id", (type) => {
  it.each(type.checks.map((check, index) => ({ check, index })))("check $index is needed by a row", ({ check }) => {
    const without = { ...type, checks: type.checks.filter((other) => other !== check) };
    const isMissed = CASES.some(({ code, name, answers, rest }) => {
      const { draft } = changed(name, answers, rest);
      const isRaised = (by: typeof type) =>
        issuesOf(by, draft).some((issue) => `${issue.code}.${issue.reason}` === code);
      return setOf(name).typeId === type.id && isRaised(type) && !isRaised(without);
    });
    expect(isMissed).toBe(true);
  });
});

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

it("leaves a shop's late non-renewal to the office while it is not known which law applies", () => {
  const answers = { leaseEnd: "2026-03-20", leaseUse: "shop", leaseRole: "landlord" };
  const lateOf = (leaseLimit: string) => {
    const { type, draft } = changed("certified-mail-non-renewal", { ...answers, leaseLimit });
    return issuesOf(type, draft).find(({ reason }) => reason === "late");
  };
  expect(lateOf("within")).toMatchObject({ severity: "block" });
  expect(lateOf("within")?.office).toBeUndefined();
  expect(lateOf("unknown")).toMatchObject({ severity: "block", office: true });
  expect(lateOf("above")).toBeUndefined();
});

it("asks a foreign company for no Korean register, neither its number nor its extract", () => {
  const { type, draft } = changed(
    ORDER,
    items("creditors", { a: { ...COMPANY, name: "ABC Trading Pte.", foreignCompany: true, corporationNumber: "" } }),
    { attachments: [exhibit("a1", "외국회사의 대표자 자격을 증명하는 서면과 그 번역문")] },
  );
  expect(missingOf(type, draft.answers)).toEqual([]);
  expect(issuesOf(type, draft)).toEqual([]);
  expect(JSON.stringify(blocksOf(type, draft))).toContain("외국회사의 대표자 자격을 증명하는 서면과 그 번역문 각 1통");
});

it("encloses papers on the guardians of who files it, and none that only the other side can get", () => {
  const name = "payment-order-foreigner-and-minor";
  const papersOf = (answers: Answers) => {
    const { type, draft } = changed(name, answers);
    return JSON.stringify(blocksOf(type, draft));
  };
  const papers = "미성년자의 기본증명서(상세)와 가족관계증명서 각 1통";
  expect(papersOf({})).toContain(papers);
  const debtor = {
    "debtors.b.represented": true,
    "debtors.b.guardianRole": "father",
    "debtors.b.guardian": "박아버지",
  };
  expect(papersOf({ ...debtor, "creditors.a.represented": false })).not.toContain("가족관계증명서");
});

it.each(["주식회사 한빛", "신용보증기금", "서울주택도시공사"])("takes %s for a company's whole name", (name) => {
  const { type, draft } = changed(ORDER, items("debtors", { b: { ...COMPANY, name } }));
  expect(issuesOf(type, draft).map(({ reason }) => reason)).not.toContain("companyForm");
});

it.each([
  ["of the size that the court takes", {}, 10 * 1024 * 1024],
  ["on paper", { filing: "paper" }, 20 * 1024 * 1024],
])("lets a file pass %s", (_, answers, fileSize) => {
  const exhibits = setOf(ORDER).draft.exhibits.map((one) => ({ ...one, fileSize }));
  const { type, draft } = changed(ORDER, answers, { exhibits });
  expect(issuesOf(type, draft)).toEqual([]);
});

// A month before 2021-02-28 is 2021-01-28; two months before it, 2020-12-28.
it.each([
  ["2019-03-01", "2021-02-28", "2021-01-15", undefined],
  ["2019-03-01", "2021-02-28", "2021-01-29", "noticeLate"],
  ["2020-12-10", "2021-02-28", "2021-01-15", "noticeLate"],
  ["2019-03-01", "2023-02-28", "2023-01-15", "noticeLate"],
  // Moved into two months after its contract.
  ["2020-11-20", "2023-01-14", "2022-12-05", undefined],
  ["2020-11-20", "2023-01-14", "2022-12-15", "noticeLate"],
  ["2020-12-10", "2023-01-14", "2022-12-05", "noticeLate"],
])("a home let on %s until %s, of which notice arrived on %s: %s", (contractDate, leaseEnd, endNoticedOn, reason) => {
  const { type, draft } = changed("certified-mail-deposit", { contractDate, leaseEnd, endNoticedOn });
  expect(issuesOf(type, draft).find(({ path }) => path === "endNoticedOn")?.reason).toBe(reason);
});

it("lets a deposit be asked for by the end of the lease", () => {
  const { type, draft } = changed("certified-mail-deposit", { leaseEnd: "2026-03-16" });
  expect(issuesOf(type, draft)).toEqual([]);
});

it.each<[string, string, Answers]>([
  ["work that was due before it was finished", "payment-order-works-in-part", { finished: true }],
  ["goods that were paid in advance", "payment-order-companies-goods", { finished: false, donePart: "" }],
  [
    "goods of which a part was delivered last in June, and another never",
    "payment-order-companies-goods",
    {
      finished: false,
      donePart: "5월분과 6월분",
      performedOn: "2025-06-20",
      "items.i.performedOn": "",
      "items.j.performedOn": "2025-05-20",
    },
  ],
  [
    "a claim on a bill where it is to be paid",
    "payment-order-service-starts-interest",
    { courtGround: "bill", groundAddress: address("서울특별시 중구 1"), "items.i.title": "약속어음금" },
  ],
  [
    "a relative who acts in a claim at the limit",
    "payment-order-two-loans-and-family-agent",
    { "items.i.amount": 90_000_000 },
  ],
  [
    "what a guarantor paid after the day that the debtor had agreed to",
    "payment-order-reimbursement",
    {
      performedOn: "2024-01-10",
      hasDueDate: true,
      dueDate: "2024-12-31",
      ...items("items", {
        i: { title: "1회분", amount: 1_000_000, performedOn: "2024-01-10" },
        j: { title: "2회분", amount: 2_000_000, performedOn: "2025-01-10" },
      }),
    },
  ],
  ["interest paid within the limit, whatever delay costs", ORDER, { ...LATE_AT_24, interestFrom: "2025-06-01" }],
  [
    "interest above the limit that begins after its agreement",
    ORDER,
    { cause: "agreement", contractDate: "2025-03-02", ...LATE_AT_24, interestRate: "24", interestFrom: "2025-06-01" },
  ],
])("lets pass %s", (_, name, answers) => {
  const { type, draft } = changed(name, answers);
  expect(missingOf(type, draft.answers)).toEqual([]);
  expect(issuesOf(type, draft).filter(({ severity }) => severity === "block")).toEqual([]);
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
  const onLastDay = changed(OBJECTION, { servedOn: "2026-02-16" });
  const reasons = issuesOf(onLastDay.type, onLastDay.draft).map(({ reason }) => reason);
  expect(reasons).toContain("near");
  const dayAfter = changed(OBJECTION, { servedOn: "2026-02-16" }, { today: "2026-03-04" });
  expect(issuesOf(dayAfter.type, dayAfter.draft).map(({ reason }) => reason)).toContain("late");
});

// Noticed on the 10th it counts as served with the 18th, which is the first of the two weeks; or as it is opened before.
it.each([
  ["2026-02-10", "2026-02-17", "2026-03-03"],
  ["2026-02-10", "2026-02-18", "2026-03-03"],
  ["2026-02-10", "2026-02-28", "2026-03-03"],
  ["2026-02-10", "2026-02-11", "2026-02-25"],
])("an order noticed on %s and opened on %s is objected to until %s", (noticedOn, servedOn, dueDate) => {
  const { type, draft } = changed(OBJECTION, { servedHow: "electronic-opened", noticedOn, servedOn });
  expect(deadlineOf(type, draft)?.dueDate).toBe(dueDate);
});

it.each<[string, string, Answers]>([
  ["the day of the notice of what was opened", OBJECTION, { servedHow: "electronic-opened" }],
  ["a day of service", OBJECTION, { servedOn: "" }],
  ["the days of each who was served electronically", OBJECTION, APART],
  ["a period", SENDING, {}],
])("says no last day without %s", (_, name, answers) => {
  const { type, draft } = changed(name, answers);
  expect(deadlineOf(type, draft)).toBeNull();
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
  const answers = { obstacleEndedOn: "2026-02-02", wasAbroad };
  const { type, draft } = changed("objection-late", answers, { today, exhibits: [exhibit("e1", "입원확인서")] });
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
  ["parts", ORDER, TWO_LOANS],
  ["guarantee", "payment-order-guarantor-alone", {}],
  ["guarantee", "payment-order-joint-debt-and-payments", UNWRITTEN],
  ["guarantee", "payment-order-joint-debt-and-payments", { "debtors.c.guarantee": "plain" }],
  ["unfinished", "payment-order-works-in-part", {}],
  ["excess", "payment-order-high-rate-without-due-date", {}],
  ["limitation", ORDER, { hasDueDate: false, performedOn: "2016-03-08", demandedOn: "2026-01-10" }],
  ["limitation", "payment-order-wages", { "items.i.payday": "2023-03-08" }],
  ["limitation", ORDER, { performedOn: "2015-01-01", dueDate: "2016-03-08" }],
  ["several-creditors", "payment-order-high-rate-without-due-date", {}],
  ["address", ORDER, { serviceable: false }],
  ["claim", SENDING, { amount: 30_000_001 }],
  ["claim", OBJECTION, { orderedAmount: 30_000_001 }],
  ["claim", "objection-settlement-by-claimant-company", { claimAmount: 30_000_001 }],
  ["claim-unknown", "objection-settlement-by-claimant-company", { claimAmount: "" }],
  ["proposal", "objection-settlement-by-claimant-company", {}],
  ["proposal", "objection-mediation-by-claimant", {}],
  ["claim-unknown", "objection-mediation-by-minor-and-foreigner", { claimAmount: "" }],
  ["address", SENDING, { serviceable: false }],
  ["violence", ORDER, { violence: true }],
  ["violence", SENDING, { violence: true }],
  ["violence", OBJECTION, { violence: true }],
  ["deadline", "certified-mail-non-renewal", { leaseEnd: "2026-05-07" }],
  ["deadline", OBJECTION, { servedOn: "2026-02-20" }],
  ["deadline", OBJECTION, APART],
  ["ending", "certified-mail-termination-at-once", { endGround: "law" }],
  ["late", "objection-late", {}],
])("a lawyer is needed for %s", (reason, name, answers) => {
  const { type, draft } = changed(name, answers);
  expect(lawyerReasonsOf(type, draft)).toContain(reason);
  for (const language of LANGUAGES) expect(lawyerReason(reason, questionTexts(language))).not.toMatch(/^lawyer\./);
});

it.each([ORDER, SENDING, OBJECTION, "objection-performance-recommendation"])("%s as it is needs no lawyer", (name) => {
  const { type, draft } = changed(name, name.startsWith("objection") ? { servedOn: "2026-03-01" } : {});
  expect(lawyerReasonsOf(type, draft)).toEqual([]);
});
