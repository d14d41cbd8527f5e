import type { Answers } from "../index.ts";
import { COMPANY, draftOf, items, KIM, LEE, type AnswerSet } from "./answer-sets.ts";

const set = (name: string, answers: Answers): AnswerSet => ({
  name: `certified-mail-${name}`,
  typeId: "certified-mail",
  draft: draftOf({ ...items("senders", { a: KIM }), ...items("recipients", { b: LEE }), ...answers }),
});
const account = { bank: "국민은행", accountNumber: "123456-04-567890", accountHolder: "김영수" };
const flat = "서울특별시 서초구 서초대로 45, 302호";

export const CERTIFIED_MAILS: readonly AnswerSet[] = [
  set("demand", {
    noticeKind: "demand",
    subject: "대여금",
    contractDate: "2025-03-02",
    amount: 5_000_000,
    dueDate: "2025-12-31",
    ...items("facts", { f: { date: "2026-01-10", text: "수신인은 문자메시지로 곧 갚겠다고 답하였습니다" } }),
    ...account,
  }),
  set("termination-of-companies", {
    ...items("senders", { a: COMPANY }),
    ...items("recipients", {
      b: { ...COMPANY, name: "새롬상사 유한회사", corporationNumber: "110114-1234563", representative: "오이사" },
      c: { ...LEE, name: "최보증" },
    }),
    noticeKind: "termination",
    subject: "물품공급계약",
    contractDate: "2025-09-01",
    endMode: "rescind",
    breach: "약정한 2026. 1. 31.까지 물품을 인도하지 아니하였습니다",
    afterDemand: true,
    days: 7,
    nextStep: "suit",
  }),
  set("termination-at-once", {
    noticeKind: "termination",
    subject: "중고 승용차 매매계약",
    contractDate: "2026-01-05",
    endMode: "rescind",
    breach: "약정한 2026. 1. 20.까지 승용차를 인도하지 아니하였습니다",
    afterDemand: false,
    endGround: "demanded",
    demandArrivedOn: "2026-01-26",
    demandedUntil: "2026-02-10",
  }),
  set("renewed-lease", {
    noticeKind: "lease-end",
    contractDate: "2023-07-01",
    premises: flat,
    leaseUse: "home",
    renewedAfter: "2025-06-30",
    amount: 30_000_000,
  }),
  set("non-renewal", {
    noticeKind: "non-renewal",
    contractDate: "2024-07-01",
    premises: flat,
    leaseUse: "home",
    leaseRole: "tenant",
    leaseEnd: "2026-06-30",
  }),
  set("deposit", {
    noticeKind: "deposit",
    contractDate: "2024-02-01",
    premises: flat,
    leaseUse: "home",
    leaseEnd: "2026-01-31",
    leaseEndedBy: "non-renewal",
    endNoticedOn: "2025-11-20",
    amount: 100_000_000,
    nextStep: "order",
    ...account,
  }),
  set("rent-and-end", {
    noticeKind: "rent",
    contractDate: "2024-02-01",
    premises: flat,
    leaseUse: "shop",
    monthlyRent: 1_200_000,
    endsLease: true,
    amount: 3_600_000,
    arrearsOf: "2025년 12월분부터 2026년 2월분까지",
  }),
  set("assignment-by-minor-to-foreigner", {
    ...items("senders", {
      a: {
        ...KIM,
        name: "김하늘",
        birth: "2010-05-05",
        represented: true,
        guardianRole: "mother",
        guardian: "이어머니",
      },
    }),
    ...items("recipients", {
      b: {
        kind: "foreign",
        name: "존 스미스",
        foreignName: "SMITH JOHN",
        birth: "1990-12-03",
        address: LEE["address"] ?? "",
      },
    }),
    noticeKind: "assignment",
    subject: "매매대금",
    contractDate: "2025-03-02",
    amount: 1,
    assignee: "박양수",
    assignedOn: "2026-02-20",
  }),
  set("damages", {
    noticeKind: "damages",
    amount: 1_230_000,
    happenedOn: "2025-11-20",
    ...items("facts", { f: { text: "위층 수신인의 집에서 물이 새어 발신인의 천장과 벽지가 젖었습니다" } }),
  }),
  set("other", {
    noticeKind: "other",
    subject: "아파트 누수 하자",
    request: "하자를 보수하여 주시기 바랍니다",
    ...items("facts", { f: { date: "2026-02-01", text: "거실 천장에서 누수가 발생하였습니다" } }),
    nextStep: "none",
  }),
];
