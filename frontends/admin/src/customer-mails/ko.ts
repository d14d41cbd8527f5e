import type { CustomerMails } from "./mail-words.ts";

export const ko: CustomerMails = {
  ofCase: {
    greeting: "{customer}님, 안녕하세요. {office}입니다.",
    signature: "감사합니다.\n{office} 드림",
    progress: {
      subject: "[{office}] {service} 진행 상황을 알려드립니다",
      body: "맡겨주신 {service} 사건은 현재 ‘{status}’ 단계입니다.\n\n\n\n궁금한 점은 이 메일에 답장하시거나 사건 채팅방에 남겨주세요.",
    },
    documents: {
      subject: "[{office}] {service} 진행에 필요한 자료를 보내주세요",
      body: "{service} 사건을 진행하려면 아래 자료가 필요합니다.\n\n1. \n2. \n\n사건 채팅방에 파일을 올리시거나 이 메일에 첨부해주세요.",
    },
    deadline: {
      subject: "[{office}] {service} 마감일 안내 ({deadline})",
      body: "{service} 사건의 마감일은 {deadline}입니다.\n그 전에 확인해주실 일은 다음과 같습니다.\n\n1. \n\n날짜를 맞추기 어려우시면 바로 알려주세요.",
    },
    closing: {
      subject: "[{office}] {service} 업무가 끝났습니다",
      body: "맡겨주신 {service} 업무를 모두 마쳤습니다.\n작성한 문서와 대화는 사건 채팅방에서 계속 보실 수 있습니다.\n\n\n\n믿고 맡겨주셔서 감사합니다.",
    },
  },
  answer: {
    general: "일반 문의",
    subject: (about) => `[온담 법률서비스] 문의하신 내용에 답변드립니다 (${about})`,
    body: (name, about) =>
      `${name}님, 안녕하세요. 온담 법률서비스입니다.\n${about}에 관해 남겨주신 문의에 답변드립니다.\n\n\n\n감사합니다.\n온담 법률서비스 드림`,
    quote: "남겨주신 문의",
  },
};
