import { formatAmount } from "@legal/catalog";
import { legalTexts } from "@legal/legal-rules/all-texts";
import { LIMITATIONS, LOAN_CAP_FROM, WAGE_RATE, WAGE_RATE_FROM_DAY, type Limitation } from "@legal/legal-rules/claims";
import type { ClaimBasis, StampDocument } from "@legal/legal-rules/court-costs";
import { COURT_FILE_LIMIT, LAY_AGENT_LIMIT } from "@legal/legal-rules/courts";
import { EXEMPT_DEPOSITS, EXEMPT_INCOME, EXEMPT_LIVING, type ExemptIncome } from "@legal/legal-rules/execution";
import { INTEREST_RATES, SERVICE_FEES, SMALL_CLAIMS, STAMP_DUTIES, type LawFigure } from "@legal/legal-rules/figures";
import {
  FORMER_HOME_NOTICE_MONTHS,
  NOTICE_MONTHS,
  OVERDUE_RENTS,
  RENEWED_LEASE_ENDS_AFTER,
  type NoticeMonths,
} from "@legal/legal-rules/leases";
import { AGE_OF_MAJORITY } from "@legal/legal-rules/persons";
import { documentName } from "@legal/legal-rules/texts";

/** A figure and what it says, to be signed by a lawyer. */
export interface FigureStatement {
  figure: LawFigure<unknown>;
  statement: string;
}

const says =
  <Value>(words: (value: Value) => string) =>
  (figure: LawFigure<Value>): FigureStatement => ({ figure, statement: words(figure.value) });

const KO = legalTexts("ko");
const won = (amount: number | bigint): string => `${formatAmount(Number(amount))}원`;

const bandsOf = says((bands: typeof STAMP_DUTIES.bands.value) =>
  bands
    .map(({ from, perTenThousand, plus }) => `${won(from)} 이상은 1만분의 ${perTenThousand}에 ${won(plus)}`)
    .join(", "),
);

const UNVALUED: Readonly<Record<ClaimBasis, string>> = {
  "non-property": "비재산권상의 소",
  "not-assessable": "값을 산출할 수 없는 소",
  company: "회사 관계 소송",
  "intellectual-property": "지식재산권 소송",
};

const basesOf = says((bases: typeof STAMP_DUTIES.claimBases.value) =>
  (Object.keys(UNVALUED) as ClaimBasis[]).map((basis) => `${UNVALUED[basis]}의 소가 ${won(bases[basis])}`).join(", "),
);

const noticeOf = (whose: string) =>
  says(
    ({ from, to }: NoticeMonths) =>
      `${whose} 갱신거절: ${from === null ? "" : `끝나기 ${from}개월 전부터 `}${to === 0 ? "끝날 때" : `${to}개월 전`}까지 도달`,
  );

const LAPSING: Readonly<Record<Limitation, string>> = {
  "one-year": "숙박·음식·대여료와 수업료 등",
  "three-years": "이자·사용료, 공사대금, 상인이 판 물건의 대금 등",
  "bill-three-years": "약속어음금",
  "commercial-five-years": "상행위로 인한 채권",
  "ten-years": "그 밖의 채권",
  "wages-three-years": "임금",
  "tort-three-years": "불법행위(손해와 가해자를 안 날부터)",
};

const limitations = (Object.keys(LAPSING) as Limitation[]).map((limitation) =>
  says((years: number) => `소멸시효: ${LAPSING[limitation]} ${years}년`)(LIMITATIONS[limitation]),
);

const renewedOf = (lease: string) =>
  says((months: number) => `묵시적으로 갱신된 ${lease} 임대차는 임차인의 해지 통지 ${months}개월 뒤 종료`);
const rentsOf = (lease: string) => says((rents: number) => `${lease} 차임 ${rents}기 연체로 해지`);
const rateOf = (what: string) => says((rate: string) => `${what} 연 ${rate}%`);

/** Every `LawFigure` that papers and calculators are computed with; rounds of service and the other shares of a duty are none yet. */
export const FIGURE_STATEMENTS: readonly FigureStatement[] = [
  bandsOf(STAMP_DUTIES.bands),
  says((least: bigint) => `소장 인지액은 적어도 ${won(least)}`)(STAMP_DUTIES.minimum),
  ...STAMP_DUTIES.flat.map(
    says(
      ({ document, won: amount }: { document: StampDocument; won: number }) =>
        `${documentName(document, KO)} 인지액 ${won(amount)}`,
    ),
  ),
  says((part: number) => `지급명령 인지액은 소장의 ${part}분의 1`)(STAMP_DUTIES.paymentOrderPart),
  says((cap: bigint) => `임시의 지위를 정하는 가처분 인지액은 많아야 ${won(cap)}`)(STAMP_DUTIES.provisionalStatusCap),
  says((percent: number) => `전자제출 인지액은 ${percent}% 감액`)(STAMP_DUTIES.electronicReduction),
  basesOf(STAMP_DUTIES.claimBases),
  ...SERVICE_FEES.map(says((unit: number) => `송달료 1회분 ${won(unit)}`)),
  says((limit: number) => `소액사건은 ${won(limit)} 이하`)(SMALL_CLAIMS),
  rateOf("민사 법정이율")(INTEREST_RATES.civil),
  rateOf("상사 법정이율")(INTEREST_RATES.commercial),
  ...INTEREST_RATES.lawsuit.map(rateOf("소장 등이 송달된 다음 날부터의 이율")),
  ...INTEREST_RATES.loanCaps.map(rateOf("금전대차 최고이율")),
  says((least: number) => `대차원금 ${won(least)} 미만에는 최고이율이 없음`)(LOAN_CAP_FROM),
  rateOf("임금 지연이자")(WAGE_RATE),
  says((day: number) => `임금 지연이자: 퇴직하고 ${day}일째부터`)(WAGE_RATE_FROM_DAY.left),
  says((day: number) => `임금 지연이자: 재직 중에는 임금지급일 ${day}일 뒤부터`)(WAGE_RATE_FROM_DAY.employed),
  ...limitations,
  says((megabytes: number) => `전자제출 파일 하나는 ${megabytes} MB까지`)(COURT_FILE_LIMIT),
  says((limit: number) => `변호사가 아닌 소송대리는 ${won(limit)}까지 허가`)(LAY_AGENT_LIMIT),
  says((amount: number) => `1개월 생계비 ${won(amount)}은 압류하지 못함`)(EXEMPT_LIVING),
  ...EXEMPT_INCOME.map(
    says(
      ({ living, halfFrom, halfTo, upper }: ExemptIncome) =>
        `급여에서 압류하지 못하는 금액: 월 ${won(halfFrom)}까지 ${won(living)}, ${won(halfTo)}까지 2분의 1, 그 위는 ${won(upper)}과 2분의 1에서 이를 뺀 나머지의 2분의 1`,
    ),
  ),
  ...EXEMPT_DEPOSITS.map(
    says((numbers: readonly number[]) => `압류하지 못하는 예금: 민사집행법 246① ${numbers.join(", ")}호`),
  ),
  rentsOf("주택")(OVERDUE_RENTS.home),
  rentsOf("상가")(OVERDUE_RENTS.shop),
  noticeOf("주택 임대인의")(NOTICE_MONTHS.home.landlord),
  noticeOf("주택 임차인의")(NOTICE_MONTHS.home.tenant),
  noticeOf("상가 임대인의")(NOTICE_MONTHS.shop.landlord),
  noticeOf("상가 임차인의")(NOTICE_MONTHS.shop.tenant),
  noticeOf("종전 주택 임차인의")(FORMER_HOME_NOTICE_MONTHS),
  renewedOf("주택")(RENEWED_LEASE_ENDS_AFTER.home),
  renewedOf("상가")(RENEWED_LEASE_ENDS_AFTER.shop),
  says((age: number) => `성년은 만 ${age}세`)(AGE_OF_MAJORITY),
];
