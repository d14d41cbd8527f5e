import type { DocumentType, Draft } from "../../src/index.ts";
import { address, COMPANY, draftOf, exhibit, items, KIM, LEE } from "../../src/samples/answer-sets.ts";
import { debtSeizure } from "./debt-seizure.ts";
import { defenceOpinion } from "./defence-opinion.ts";
import { revocationSuit } from "./revocation-suit.ts";

export { debtSeizure, defenceOpinion, revocationSuit };

const BANK = {
  kind: "corporation",
  name: "주식회사 국민은행",
  corporationNumber: "110111-2365321",
  representativeTitle: "은행장",
  representative: "최은행",
  address: address("서울특별시 영등포구 국제금융로8길 26", "07331"),
  claimKind: "deposits",
  share: 3_000_000,
};
const EMPLOYER = { ...COMPANY, claimKind: "wages", share: 1_500_000 };
const LANDLORD = {
  kind: "natural",
  name: "박임대",
  address: address("서울특별시 서초구 반포대로 30", "06657"),
  claimKind: "lease-deposit",
  premises: "서울특별시 서초구 서초대로 45, 302호",
  share: 650_000,
};

export const SEIZURE = {
  ...items("creditors", { a: KIM }),
  ...items("debtors", { b: LEE }),
  ...items("thirdDebtors", { x: BANK, y: EMPLOYER, z: LANDLORD }),
  titleKind: "payment-order",
  titleOf: "서울중앙지방법원",
  titleNumber: "2025차전12345",
  titleMadeOn: "2025-01-15",
  titleServedOn: "2025-02-01",
  titleFinalOn: "2025-02-18",
  principal: 5_000_000,
  ...items("interest", { i: { from: "2025-02-02", until: "2025-04-02", rate: "12" } }),
  costs: 51_370,
  mode: "collection",
  seizedBefore: false,
  asksStatement: true,
  court: "서울중앙지방법원",
};

export const INTAKE = {
  caseNumber: "2026고단1234",
  charge: "사기",
  court: "서울중앙지방법원",
  division: "형사제3단독",
  defendant: "이영희",
  servedOn: "2026-02-25",
  inCustody: true,
  custodyPlace: "서울구치소",
  plea: "part",
  disputed: "편취의 고의",
  ...items("victims", { v: { name: "정피해" } }),
  ...items("facts", {
    b: { date: "2026-01-20", text: "경찰 조사를 받고 계좌 내역을 제출하였습니다." },
    a: { date: "2025-06-05", text: "피해자로부터 300만 원을 받았습니다." },
  }),
};

/** What the lawyer writes, by the parts of the paper. */
export const OPINION = {
  counsel: "김변호",
  opinion1: ["피고인은 돈을 받은 사실은 인정합니다.", "그러나 받을 당시 갚을 뜻과 능력이 있었습니다."],
  opinion2: ["공소제기의 절차에 관하여 다툴 것은 없습니다."],
  opinion3: ["피고인은 처벌받은 전력이 없고, 피해액의 절반을 갚았습니다."],
  opinion4: ["증 제1호의 계좌 내역을 유리한 자료로 제출합니다."],
};

const TRANSFER = { ...SEIZURE, mode: "transfer", thirdDebtors: ["x", "y"], "thirdDebtors.y.share": 2_150_000 };

export const SUIT = {
  ...items("plaintiffs", { a: KIM }),
  ...items("agencies", {
    b: {
      kind: "authority",
      name: "서울특별시 강남구청장",
      address: address("서울특별시 강남구 학동로 426", "06090"),
    },
  }),
  act: "개발행위불허가처분",
  actedOn: "2026-02-02",
  plan: "e2",
  court: "서울행정법원",
};

interface Sketch {
  name: string;
  type: DocumentType;
  draft: Draft;
}

const account = { ...exhibit("e1", "계좌 거래내역"), purpose: "피고인에게 갚을 능력이 있었던 사실" };

/** A whole paper of each. */
export const SKETCHES: readonly Sketch[] = [
  { name: "debt-seizure-collection", type: debtSeizure, draft: draftOf(SEIZURE, [exhibit("e1", "통장 사본")]) },
  { name: "debt-seizure-transfer", type: debtSeizure, draft: draftOf(TRANSFER) },
  { name: "defence-opinion", type: defenceOpinion, draft: draftOf({ ...INTAKE, ...OPINION }, [account]) },
  {
    name: "revocation-suit-with-plan",
    type: revocationSuit,
    draft: draftOf(SUIT, [exhibit("e1", "처분통지서"), exhibit("e2", "토지 현황도")]),
  },
];
