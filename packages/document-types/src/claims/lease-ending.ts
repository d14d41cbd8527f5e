import type { Answers } from "../engine/answers.ts";
import { paperDateAt } from "../engine/korean.ts";
import { textAt } from "../engine/read-answers.ts";

/** How it came to its end; without it, its last day alone. */
export const leaseEnded = (answers: Answers, parties: string): string => {
  const [end, noticed] = [paperDateAt(answers, "dueDate"), paperDateAt(answers, "endNoticedOn")];
  switch (textAt(answers, "leaseEndedBy")) {
    case "non-renewal":
      return `위 임대차의 기간은 ${end}까지이고, 갱신을 거절하는 통지가 ${noticed} 도달하였으므로, 위 임대차는 기간 만료로 종료되었습니다.`;
    case "agreement":
      return `${parties} ${paperDateAt(answers, "endAgreedOn")} 위 임대차를 끝내기로 합의하여, 위 임대차는 ${end} 종료되었습니다.`;
    case "termination":
      return `위 임대차를 해지하는 통지가 ${noticed} 도달하여, 위 임대차는 ${end} 종료되었습니다.`;
    default:
      return `위 임대차의 기간은 ${end}까지입니다.`;
  }
};
