import { address, COMPANY, draftOf, exhibit, items, KIM, LEE, type AnswerSet } from "./answer-sets.ts";

const base = { serviceable: true, court: "서울중앙지방법원", filing: "electronic", attachmentsReady: true };
const set = (name: string, draft: AnswerSet["draft"]): AnswerSet => ({
  name: `payment-order-${name}`,
  typeId: "payment-order",
  draft,
});

export const PAYMENT_ORDERS: readonly AnswerSet[] = [
  set(
    "plain",
    draftOf(
      {
        ...base,
        ...items("creditors", { a: KIM }),
        ...items("debtors", { b: LEE }),
        cause: "loan",
        performedOn: "2025-03-02",
        hasDueDate: true,
        dueDate: "2025-12-31",
        commercial: false,
        bearsInterest: false,
        ...items("items", { i: { title: "2025년 3월 대여금", amount: 5_000_000 } }),
        contractExhibit: "e1",
        ...items("facts", {
          f: { date: "2026-01-10", text: "채무자는 문자메시지로 곧 갚겠다고 답하였습니다.", exhibit: "e2" },
        }),
      },
      [exhibit("e1", "차용증"), exhibit("e2", "문자메시지 사진")],
    ),
  ),
  set(
    "joint-debt-and-payments",
    draftOf(
      {
        ...base,
        ...items("creditors", { a: KIM }),
        ...items("debtors", {
          b: LEE,
          c: { ...LEE, name: "최보증", birth: "1975-07-15", phone: "010-2222-3333", guarantor: true },
        }),
        jointForm: "jointly",
        hasAgent: true,
        "agent.role": "lawyer",
        "agent.name": "정변호",
        "agent.address": address("서울특별시 서초구 법원로 10, 5층", "06595"),
        "agent.phone": "02-555-1234",
        cause: "loan",
        performedOn: "2024-03-02",
        hasDueDate: true,
        dueDate: "2025-03-01",
        demandedOn: "2025-09-10",
        commercial: false,
        bearsInterest: true,
        interestRate: "4",
        ...items("items", { i: { title: "대여금", amount: 10_000_000 } }),
        ...items("payments", {
          p: { date: "2025-03-01", amount: 2_000_000 },
          q: { date: "2025-06-30", amount: 500_000 },
        }),
        allocation: "statutory",
      },
      [],
    ),
  ),
  set(
    "companies-goods",
    draftOf(
      {
        ...base,
        ...items("creditors", { a: COMPANY }),
        ...items("debtors", {
          b: {
            ...COMPANY,
            name: "새롬상사 유한회사",
            corporationNumber: "1101141234563",
            representativeTitle: "이사",
            representative: "오이사",
            address: address("서울특별시 마포구 월드컵로 77", "03997"),
          },
        }),
        courtGround: "performance",
        groundAddress: address("서울특별시 중구 세종대로 10", "04524"),
        cause: "goods",
        contractDate: "2025-05-01",
        performedOn: "2025-05-20",
        hasDueDate: true,
        dueDate: "2025-06-30",
        commercial: true,
        filing: "paper",
        ...items("items", {
          i: { title: "2025년 5월분 물품대금", amount: 12_340_000 },
          j: { title: "2025년 6월분 물품대금", amount: 7_655_000, dueDate: "2025-07-31" },
        }),
        ...items("payments", { p: { date: "2025-08-05", amount: 2_340_000 } }),
        allocation: "principal",
        contractExhibit: "e1",
      },
      [exhibit("e1", "물품공급계약서")],
    ),
  ),
  set(
    "foreigner-and-minor",
    draftOf({
      ...base,
      ...items("creditors", {
        a: {
          ...KIM,
          name: "김하늘",
          birth: "2010-05-05",
          represented: true,
          guardianRole: "father",
          guardian: "김아버지",
          otherParent: "이어머니",
        },
      }),
      ...items("debtors", {
        b: {
          kind: "foreign",
          name: "존 스미스",
          foreignName: "SMITH JOHN",
          birth: "1990-12-03",
          address: address("서울특별시 용산구 이태원로 5", "04348"),
        },
      }),
      court: "서울서부지방법원",
      cause: "damages",
      performedOn: "2025-11-20",
      ...items("items", { i: { title: "치료비", amount: 1_230_000 }, j: { title: "위자료", amount: 1_000_000 } }),
      ...items("facts", {
        f: { text: "채무자는 자전거를 타다가 보행 중이던 채권자와 부딪쳐 채권자를 다치게 하였습니다" },
      }),
    }),
  ),
  set(
    "wages",
    draftOf({
      ...base,
      ...items("creditors", { a: KIM }),
      ...items("debtors", { b: COMPANY }),
      cause: "wages",
      contractDate: "2022-01-03",
      hasLeft: true,
      leftOn: "2025-12-31",
      ...items("items", {
        i: { title: "2025년 12월분 임금", amount: 3_200_000 },
        j: { title: "퇴직금", amount: 12_800_001 },
      }),
    }),
  ),
  set(
    "high-rate-without-due-date",
    draftOf({
      ...base,
      ...items("creditors", { a: KIM, b: { ...KIM, name: "김영희", birth: "1982-02-02", phone: "010-9999-8888" } }),
      ...items("debtors", { c: LEE }),
      cause: "loan",
      performedOn: "2024-02-29",
      hasDueDate: false,
      demandedOn: "2025-02-28",
      commercial: true,
      bearsInterest: true,
      interestRate: "24",
      interestFrom: "2024-06-01",
      ...items("items", { i: { title: "대여금", amount: 100_010_001 } }),
    }),
  ),
  set(
    "service-starts-interest",
    draftOf({
      ...base,
      ...items("creditors", { a: KIM }),
      ...items("debtors", {
        b: {
          ...LEE,
          kind: "association",
          name: "한마음아파트입주자대표회의",
          representativeTitle: "회장",
          representative: "조회장",
        },
      }),
      cause: "other",
      hasDueDate: false,
      commercial: false,
      bearsInterest: false,
      ...items("items", { i: { title: "정산금", amount: 1_000 } }),
      ...items("facts", { f: { date: "2025-10-01", text: "채무자는 채권자에게 정산금을 지급하기로 의결하였습니다" } }),
    }),
  ),
  set(
    "deposit-with-place-of-service",
    draftOf({
      ...base,
      ...items("creditors", {
        a: { ...KIM, serviceAddress: address("서울특별시 종로구 종로 1, 3층", "03154"), serviceRecipient: "박수령" },
      }),
      ...items("debtors", { b: { ...LEE, address: address("경기도 용인시 처인구 금학로 1", "17019") } }),
      court: "수원지방법원 용인시법원",
      cause: "deposit",
      premises: "서울특별시 서초구 서초대로 45, 302호",
      contractDate: "2023-01-10",
      performedOn: "2023-01-20",
      dueDate: "2025-01-19",
      vacatedOn: "2025-02-01",
      commercial: false,
      ...items("items", { i: { title: "임대차보증금", amount: 30_000_000 } }),
    }),
  ),
  set(
    "assigned",
    draftOf({
      ...base,
      ...items("creditors", { a: KIM }),
      ...items("debtors", { b: LEE }),
      cause: "assigned",
      assignor: "박양도",
      contractDate: "2025-05-05",
      performedOn: "2025-05-08",
      hasDueDate: true,
      dueDate: "2024-12-31",
      commercial: false,
      bearsInterest: false,
      ...items("items", { i: { title: "양수금", amount: 3_000_000 } }),
      ...items("facts", {
        f: {
          date: "2024-03-02",
          text: "박양도는 채무자에게 금 3,000,000원을 변제기 2024. 12. 31.로 정하여 빌려주었습니다",
        },
        g: { text: "채무자는 이를 한 번도 갚지 않았습니다" },
      }),
    }),
  ),
];
