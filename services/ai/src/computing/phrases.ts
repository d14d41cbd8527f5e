import type { Language } from "@legal/contracts";
import { HOLIDAY_CALENDAR } from "@legal/legal-rules";
import { USUAL_COUNTS, type Filing } from "@legal/legal-rules/court-costs";

type CostsSentence = (stamp: string, serviceFee: string, total: string) => string;

/** What is said around a computed date or fee; names and steps are those of legal-rules. */
interface ComputingPhrases {
  readonly head: string;
  readonly left: (days: number) => string;
  readonly today: string;
  readonly passed: string;
  /** The version of the holiday list and the day it was checked. */
  readonly data: string;
  /** Of a usual case, by whom its service fee counts. */
  readonly people: Readonly<Record<"parties" | "thirdParties" | "interested", string>>;
  readonly costsHead: (document: string, claim: string, people: string) => string;
  readonly costs: Readonly<Record<Filing, CostsSentence>>;
}

const { version, checkedOn } = HOLIDAY_CALENDAR;
const { interested } = USUAL_COUNTS;

export const computingPhrases: Readonly<Record<Language, ComputingPhrases>> = {
  ko: {
    head: "말씀하신 내용으로 계산했습니다.",
    left: (days) => `오늘부터 ${days}일 남았습니다.`,
    today: "바로 오늘이 마지막 날입니다.",
    passed: "이미 지난 날짜입니다. 그래도 방법이 남아 있을 수 있으니 오늘 바로 담당자에게 알려 주세요.",
    data: `공휴일 자료: ${version} (${checkedOn} 확인)`,
    people: {
      parties: "당사자가 한 명씩일 때",
      thirdParties: "채권자·채무자·제3채무자가 한 명씩일 때",
      interested: `이해관계인이 ${interested}명일 때`,
    },
    costsHead: (document, claim, people) => `${document}, 청구 금액 ${claim}원, ${people} 법원에 내는 돈`,
    costs: {
      electronic: (stamp, fee, total) => `전자소송: 인지대 ${stamp}원, 송달료 ${fee}원, 합계 ${total}원`,
      paper: (stamp, fee, total) => `종이 제출: 인지대 ${stamp}원, 송달료 ${fee}원, 합계 ${total}원`,
    },
  },
  en: {
    head: "Computed from what you wrote:",
    left: (days) => (days === 1 ? "One day is left." : `${days} days are left.`),
    today: "That is today.",
    passed: "That day has passed. There may still be a way: please show it to our staff today.",
    data: `Holiday data: ${version} (checked ${checkedOn})`,
    people: {
      parties: "one party on each side",
      thirdParties: "one creditor, one debtor and one third-party debtor",
      interested: `${interested} people with an interest`,
    },
    costsHead: (document, claim, people) => `${document}, claim of ${claim} won, ${people}: what the court asks for`,
    costs: {
      electronic: (stamp, fee, total) =>
        `Filed electronically: stamp duty ${stamp} won, service fee ${fee} won, ${total} won in all`,
      paper: (stamp, fee, total) =>
        `Filed on paper: stamp duty ${stamp} won, service fee ${fee} won, ${total} won in all`,
    },
  },
  ja: {
    head: "お書きの内容から計算しました。",
    left: (days) => `今日からあと${days}日です。`,
    today: "今日が最終日です。",
    passed: "すでに過ぎた日付です。まだ方法が残っている場合がありますので、今日中に担当者へお知らせください。",
    data: `公休日データ：${version}（${checkedOn}確認）`,
    people: {
      parties: "当事者が一人ずつの場合",
      thirdParties: "債権者・債務者・第三債務者が一人ずつの場合",
      interested: `利害関係人が${interested}人の場合`,
    },
    costsHead: (document, claim, people) => `${document}、請求額${claim}ウォン、${people}に裁判所へ納める費用`,
    costs: {
      electronic: (stamp, fee, total) => `電子提出：印紙代${stamp}ウォン、送達料${fee}ウォン、合計${total}ウォン`,
      paper: (stamp, fee, total) => `書面提出：印紙代${stamp}ウォン、送達料${fee}ウォン、合計${total}ウォン`,
    },
  },
  zh: {
    head: "根据您所写的内容计算如下。",
    left: (days) => `从今天起还有${days}天。`,
    today: "今天就是最后一天。",
    passed: "该日期已过。也许仍有办法，请今天就告知工作人员。",
    data: `公休日数据：${version}（${checkedOn}核对）`,
    people: {
      parties: "双方各一人",
      thirdParties: "债权人、债务人、第三债务人各一人",
      interested: `利害关系人${interested}人`,
    },
    costsHead: (document, claim, people) => `${document}，请求金额${claim}韩元，${people}时向法院缴纳的费用`,
    costs: {
      electronic: (stamp, fee, total) => `电子提交：印花费${stamp}韩元，送达费${fee}韩元，合计${total}韩元`,
      paper: (stamp, fee, total) => `纸质提交：印花费${stamp}韩元，送达费${fee}韩元，合计${total}韩元`,
    },
  },
};
