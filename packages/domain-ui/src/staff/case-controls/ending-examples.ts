import type { EndedStatus } from "@legal/case-rules";
import type { Language } from "@legal/contracts/constants";

/** Why a case ended, as its customer might read it; a catalogue has the language of staff alone. */
export const ENDING_EXAMPLES: Record<Language, Record<EndedStatus, string>> = {
  ko: {
    종료: "예: 지급명령이 확정되어 정본을 보내드렸습니다.",
    거래취소: "예: 고객님께서 요청하셔서 취소하고 전액 환불했습니다.",
  },
  en: {
    종료: "e.g. The payment order is final and we have sent you the original.",
    거래취소: "e.g. Cancelled at your request and refunded in full.",
  },
  ja: {
    종료: "例：支払命令が確定し、正本をお送りしました。",
    거래취소: "例：お客様のご要望により取り消し、全額返金いたしました。",
  },
  zh: {
    종료: "例如：支付令已确定，正本已寄给您。",
    거래취소: "例如：应您的要求取消，并已全额退款。",
  },
};
