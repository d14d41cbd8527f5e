import { documentTypeOf } from "../../src/all-types.ts";
import type { Answers, DocumentType, Draft, Exhibit } from "../../src/index.ts";
import { address, COMPANY, items, KIM, type AnswerSet } from "../../src/samples/answer-sets.ts";
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
export const DEPOSIT = "certified-mail-deposit";
export const RENEWED = "certified-mail-renewed-lease";
export const AT_ONCE = "certified-mail-termination-at-once";
export const OBJECTION = "objection-payment-order";
export const plainExhibits: readonly Exhibit[] = setOf(ORDER).draft.exhibits;

export const large = (one: Exhibit): Exhibit => ({ ...one, fileSize: 10 * 1024 * 1024 + 1 });

export const HOME = "서울특별시 강남구 테헤란로123, 101동1001호";
export const HIDDEN = { violence: true, hidesAddress: true };
export const SERVED_ELSEWHERE = { "creditors.a.serviceAddress": address("서울특별시 중구 세종대로 110") };
export const FAMILY_AGENT = {
  hasAgent: true,
  "agent.role": "family",
  "agent.name": "김어머니",
  "agent.address": address(HOME),
};

export const OPENED = { servedHow: "electronic-opened" };
/** Two who object, and the days on which each was served; 2026-02-24 is the one asked first. */
export const served = (one: string, other: string): Answers =>
  items("objectors", {
    a: { ...KIM, servedOn: one },
    c: { ...KIM, name: "김영희", birth: "1982-02-02", servedOn: other },
  });

export const MISTYPED = { ...COMPANY, corporationNumber: "130111-0006247" };
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
export const JOINT = "payment-order-joint-debt-and-payments";
export const SHARES = { jointForm: "shares", "debtors.c.guarantor": false };
/** A promissory note, which is a claim without a cause of its own. */
export const BILL = { cause: "other", ...items("items", { i: { title: "약속어음금", amount: 5_000_000 } }) };
export const LESSONS = { cause: "services", contractDate: "2025-01-02", finished: true, performedOn: "2025-02-01" };
export const LESSONS_AND_WORK = {
  ...LESSONS,
  contractDate: "2023-01-02",
  performedOn: "2023-02-01",
  hasDueDate: true,
  dueDate: "2025-12-31",
  ...items("items", {
    i: { title: "수강료", amount: 1_000_000, performedOn: "2023-02-01" },
    j: { title: "홈페이지 제작비", amount: 2_000_000, performedOn: "2023-02-01", dueDate: "2023-06-30" },
  }),
};
/** Of someone still employed, one payday before wages had a rate of their own and one after. */
export const EMPLOYED_BOTH = {
  hasLeft: false,
  hasDueDate: true,
  dueDate: "2025-11-25",
  ...items("items", {
    i: { title: "9월분 임금", amount: 3_000_000, dueDate: "2025-09-25" },
    j: { title: "11월분 임금", amount: 3_000_000 },
  }),
};
export const PAID = { ...items("payments", { p: { date: "2026-01-10", amount: 3_000_000 } }), allocation: "principal" };
export const WORKS = "payment-order-works-in-part";
export const FAMILY = "payment-order-two-loans-and-family-agent";
export const FLAT = "payment-order-deposit-with-place-of-service";
export const LEASE_OF_2021 = {
  dueDate: "2021-03-20",
  vacatedOn: "2021-03-20",
  endNoticedOn: "2021-01-10",
  contractDate: "2019-03-01",
  performedOn: "2019-03-21",
};
export const LEFT_LONG_AGO = { leftOn: "2023-03-01", "items.i.payday": "2023-03-01", "items.j.payday": "2023-03-01" };
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

export const PAYDAYS = { "items.i.payday": "2026-01-31", "items.j.payday": "2022-12-31" };
