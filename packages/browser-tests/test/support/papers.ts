import type { Given } from "./paper-hands.ts";

interface PaperScenario {
  service: string;
  /** What its button in the case says it is. */
  name: string;
  steps: readonly (readonly [title: string, answers: readonly Given[]])[];
  /** Files are attached as exhibits. */
  attaches?: true;
  /** The step and the party whose address the customer wants changed. */
  first: string;
  /** Under which number it goes out. */
  number: string;
}

const WRITER: readonly Given[] = [
  ["구분", "개인"],
  ["이름(상호)", "김영수"],
  ["생년월일", "1980-01-01"],
  ["주소", "서울특별시 강남구 테헤란로 123, 101동 1001호"],
  ["주소 - 우편번호", "06236"],
  ["전화번호", "010-1234-5678"],
];
const OTHER: readonly Given[] = [
  ["이름(상호)", "이민정"],
  ["상대방의 주소", "서울특별시 서초구 서초대로 45, 302호"],
  ["상대방의 주소 - 우편번호", "06611"],
];
const NO_AGENT = ["대리인", [["대리인이 대신 신청하나요?", "아니요"]]] as const;
export const EXHIBITS_STEP = "증거 자료";
export const FACTS_STEP = "경위와 증거";

const daysAgo = (days: number): string => new Date(Date.now() + (9 - 24 * days) * 3_600_000).toISOString().slice(0, 10);

export const PAYMENT_ORDER: PaperScenario = {
  service: "payment-order",
  name: "지급명령신청서",
  steps: [
    ["돈을 받을 사람(채권자)", WRITER],
    ["돈을 갚을 사람(채무자)", [...OTHER, ["상대방이 국내 주소에서 서류를 받을 수 있나요?", "예"]]],
    NO_AGENT,
    [
      "무슨 돈인가요",
      [
        ["어떤 돈을 청구하나요?", "빌려준 돈(대여금)"],
        ["돈이나 물건을 준 날", "2025-03-02"],
        ["갚기로 정한 날이 있나요?", "예"],
        ["갚기로 정한 날(변제기)", "2025-12-31"],
      ],
    ],
    [
      "금액과 받은 돈",
      [
        ["내역", "2025년 3월 대여금"],
        ["금액(원)", "5000000"],
      ],
    ],
    [
      "이자와 지연손해금",
      [
        ["장사나 사업과 관련된 거래인가요?", "아니요"],
        ["이자를 받기로 했나요?", "아니요"],
      ],
    ],
    [EXHIBITS_STEP, []],
    [FACTS_STEP, [["계약을 증명하는 자료", "소갑 제1호증 차용증"]]],
    ["관할법원", [["신청할 법원", "서울중앙지방법원"]]],
  ],
  attaches: true,
  first: "creditors",
  number: "2026차전123",
};

export const CERTIFIED_MAIL: PaperScenario = {
  service: "certified-mail",
  name: "내용증명(통고서·최고서)",
  steps: [
    ["보내는 사람", WRITER],
    ["받는 사람", OTHER],
    [
      "무엇을 알리나요",
      [
        ["어떤 내용증명인가요?", "돈을 갚으라는 요구(변제최고)"],
        ["무엇에 관한 것인가요?", "대여금"],
        ["계약한 날", "2025-03-02"],
        ["금액(원)", "5000000"],
        ["갚기로 정한 날", "2025-12-31"],
      ],
    ],
    ["있었던 일", []],
    [
      "요구와 기한",
      [
        ["돈을 받을 은행", "국민은행"],
        ["계좌번호", "123456-04-789012"],
        ["예금주", "김영수"],
      ],
    ],
  ],
  first: "senders",
  number: "1234567890123",
};

/** Four days before its period ends: a lawyer releases it. */
export const LATE_OBJECTION: PaperScenario = {
  service: "objection",
  name: "이의신청서",
  steps: [
    [
      "받은 결정",
      [
        ["무엇을 받으셨나요?", "지급명령"],
        ["송달받은 날", daysAgo(10)],
        ["결정한 법원", "서울중앙지방법원"],
        ["사건번호", "2026차전123456"],
        ["사건명", "대여금"],
      ],
    ],
    ["이의하는 사람", WRITER],
    ["상대방", OTHER],
    NO_AGENT,
    [EXHIBITS_STEP, []],
    ["이의의 범위와 이유", [["지급명령의 금액(원)", "5000000"]]],
  ],
  first: "objectors",
  number: "2026가소789",
};
