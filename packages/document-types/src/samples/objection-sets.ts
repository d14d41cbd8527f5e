import type { Answers, Exhibit } from "../index.ts";
import { COMPANY, draftOf, exhibit, items, KIM, LEE, type AnswerSet } from "./answer-sets.ts";

const set = (name: string, answers: Answers, exhibits: readonly Exhibit[] = []): AnswerSet => ({
  name: `objection-${name}`,
  typeId: "objection",
  draft: draftOf(
    {
      decision: "payment-order",
      servedOn: "2026-02-24",
      court: "서울중앙지방법원",
      caseNumber: "2026차전123456",
      caseName: "대여금",
      orderedAmount: 5_000_000,
      ...items("objectors", { a: KIM }),
      ...items("others", { b: LEE }),
      ...answers,
    },
    exhibits,
  ),
});

export const OBJECTIONS: readonly AnswerSet[] = [
  set("payment-order", {}),
  set(
    "part-of-payment-order",
    {
      ...items("objectors", {
        a: { ...KIM, servedOn: "2026-02-24" },
        c: { ...KIM, name: "김영희", birth: "1982-02-02", servedOn: "2026-02-26" },
      }),
      ...items("others", { b: COMPANY }),
      scope: "part",
      orderedAmount: 5_000_000,
      contestedAmount: 4_999_999,
      reasons: ["채무자들은 2025. 12. 1. 금 4,999,999원을 이미 변제하였습니다(소을 제1호증 계좌이체 확인증)."],
    },
    [exhibit("e1", "계좌이체 확인증")],
  ),
  set("performance-recommendation", {
    decision: "performance-recommendation",
    court: "의정부지방법원 포천시법원",
    caseNumber: "2026가소12345",
    servedHow: "electronic-unopened",
  }),
  set(
    "settlement-by-claimant-company",
    {
      decision: "settlement-recommendation",
      side: "claimant",
      caseNumber: "2025가단54321",
      claimAmount: 30_000_000,
      ...items("objectors", { a: COMPANY }),
      ...items("others", { b: LEE, c: { ...LEE, name: "최보증" } }),
      filing: "paper",
      firstExhibit: 4,
      reasons: [
        "화해권고결정에는 이미 인도한 물품의 대금이 빠져 있습니다(갑 제4호증 거래명세서).",
        "피고들은 그 대금을 지급하겠다고 약속하였습니다(갑 제5호증 통화 녹취록).",
      ],
    },
    [exhibit("e1", "거래명세서"), exhibit("e2", "통화 녹취록")],
  ),
  set("mediation-by-minor-and-foreigner", {
    decision: "mediation-decision",
    side: "opponent",
    sideNames: "suit",
    caseNumber: "2025머777",
    caseName: "손해배상(기)",
    claimAmount: 8_000_000,
    ...items("objectors", {
      a: {
        ...KIM,
        name: "김하늘",
        birth: "2010-05-05",
        represented: true,
        guardianRole: "minor-guardian",
        guardian: "박후견",
      },
    }),
    ...items("others", {
      b: { kind: "foreign", name: "존 스미스", foreignName: "SMITH JOHN", address: LEE["address"] ?? "" },
    }),
  }),
  set("late", {
    servedOn: "2026-01-05",
    wasPrevented: true,
    obstacle: "채무자는 2026. 1. 3.부터 2026. 2. 23.까지 의식을 잃고 입원하여 있었습니다.",
    obstacleEndedOn: "2026-02-24",
  }),
  set("late-abroad", {
    servedOn: "2025-12-01",
    wasPrevented: true,
    obstacle: "채무자는 2025. 11. 20. 일본으로 이주하여 지급명령이 종전 주소로 송달된 사실을 알지 못하였습니다.",
    obstacleEndedOn: "2026-02-10",
    wasAbroad: true,
  }),
  set("opened-a-week-late", {
    servedOn: "2026-02-25",
    servedHow: "electronic-opened",
    noticedOn: "2026-02-16",
  }),
  set(
    "late-performance-recommendation",
    {
      decision: "performance-recommendation",
      caseNumber: "2026가소12345",
      servedOn: "2026-01-05",
      wasPrevented: true,
      obstacle: "피고는 2026. 1. 3.부터 2026. 2. 23.까지 의식을 잃고 입원하여 있었습니다(을 제1호증 입원확인서).",
      obstacleEndedOn: "2026-02-24",
    },
    [exhibit("e1", "입원확인서")],
  ),
  set("mediation-by-claimant", {
    decision: "mediation-decision",
    side: "claimant",
    sideNames: "mediation",
    caseNumber: "2026머123",
    claimAmount: 8_000_000,
  }),
];
