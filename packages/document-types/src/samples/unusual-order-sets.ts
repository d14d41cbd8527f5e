import { address, COMPANY, draftOf, exhibit, items, KIM, LEE, type AnswerSet } from "./answer-sets.ts";

export const base = { serviceable: true, court: "서울중앙지방법원", filing: "electronic" };
export const set = (name: string, draft: AnswerSet["draft"]): AnswerSet => ({
  name: `payment-order-${name}`,
  typeId: "payment-order",
  draft,
});

/** Debts that a template gets wrong most easily. */
export const UNUSUAL_ORDERS: readonly AnswerSet[] = [
  set(
    "two-loans-and-family-agent",
    draftOf(
      {
        ...base,
        ...items("creditors", { a: KIM }),
        ...items("debtors", { b: LEE }),
        hasAgent: true,
        "agent.role": "family",
        "agent.name": "김가족",
        "agent.address": address("서울특별시 강남구 테헤란로 123, 101동 1001호"),
        "agent.phone": "010-3333-4444",
        cause: "loan",
        performedOn: "2024-01-02",
        hasDueDate: true,
        dueDate: "2025-12-31",
        commercial: false,
        bearsInterest: true,
        interestRate: "10",
        ...items("items", {
          i: { title: "2024년 1월 대여금", amount: 10_000_000, performedOn: "2024-01-02" },
          j: { title: "2025년 1월 대여금", amount: 10_000_000, performedOn: "2025-01-02" },
        }),
        contractExhibit: "e1",
      },
      [exhibit("e1", "이체확인증")],
    ),
  ),
  set(
    "guarantor-alone",
    draftOf({
      ...base,
      ...items("creditors", { a: KIM }),
      ...items("debtors", { b: { ...LEE, guarantor: true, guarantee: "joint", guaranteeInWriting: true } }),
      principalDebtor: "박주채",
      cause: "loan",
      performedOn: "2024-05-02",
      hasDueDate: true,
      dueDate: "2025-05-01",
      commercial: false,
      bearsInterest: false,
      ...items("items", { i: { title: "대여금", amount: 7_000_000 } }),
    }),
  ),
  set(
    "works-in-part",
    draftOf({
      ...base,
      ...items("creditors", { a: COMPANY }),
      ...items("debtors", { b: LEE }),
      cause: "works",
      contractDate: "2025-03-01",
      finished: false,
      donePart: "기초공사와 골조공사",
      performedOn: "2025-10-15",
      hasDueDate: true,
      dueDate: "2025-09-30",
      commercial: true,
      delayRate: "24",
      ...items("items", { i: { title: "기성금", amount: 20_000_000 } }),
    }),
  ),
  set(
    "reimbursement",
    draftOf({
      ...base,
      ...items("creditors", { a: KIM }),
      ...items("debtors", { b: LEE }),
      cause: "reimbursement",
      performedOn: "2024-03-04",
      paidAs: "requested-guarantor",
      hasDueDate: false,
      demandedOn: "2025-01-10",
      commercial: false,
      delayRate: "8",
      ...items("items", { i: { title: "구상금", amount: 9_000_000 } }),
    }),
  ),
];
