import type { Language } from "@legal/contracts";

interface Texts {
  received: string;
  /** Staff are there but busy. */
  open: string;
  closed: string;
  paper: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  ko: {
    received: "보내신 메시지를 잘 받았습니다. 이 글은 AI가 보내는 자동 안내이며 법률 자문이 아닙니다.",
    open: "담당자가 다른 사건을 보고 있어 조금 늦어지고 있습니다. 확인하는 대로 이 채팅방에서 답해 드리겠습니다.",
    closed: "지금은 상담 시간이 아닙니다. 담당자가 다음 업무 시간에 이 채팅방에서 답해 드리겠습니다.",
    paper: "법원이나 관공서에서 받은 서류가 있다면 사진과 받은 날짜를 남겨 주세요. 담당자가 기한부터 확인합니다.",
  },
  en: {
    received: "We have received your message. This is an automatic note from the AI assistant, not legal advice.",
    open: "Our staff are busy with other cases, so the answer takes a little longer. They will reply in this room.",
    closed: "Our office is closed right now. Our staff will reply in this room in the next office hours.",
    paper:
      "If you have a paper from a court or authority, please send a photo and the date you received it. Our staff check the deadline first.",
  },
  ja: {
    received: "メッセージを受け取りました。これはAIからの自動案内であり、法的助言ではありません。",
    open: "担当者がほかの案件に対応しているため、少しお時間をいただいています。確認でき次第、このチャットでお答えします。",
    closed: "ただいま営業時間外です。担当者が次の営業時間にこのチャットでお答えします。",
    paper: "裁判所や官公庁から届いた書類があれば、写真と受け取った日付をお送りください。担当者がまず期限を確認します。",
  },
  zh: {
    received: "我们已收到您的消息。这是AI发送的自动说明，不是法律意见。",
    open: "工作人员正在处理其他案件，回复会稍晚一些，确认后会在本聊天室答复您。",
    closed: "现在不是办公时间。工作人员会在下一个办公时间在本聊天室答复您。",
    paper: "如果您收到法院或政府机关的文书，请发送照片和收到日期，工作人员会首先核对期限。",
  },
};

/** The text for a waiting member: it informs, it gives no legal advice. */
export const acknowledgement = (language: Language, officeOpen: boolean): string => {
  const { received, open, closed, paper } = TEXTS[language];
  return [received, officeOpen ? open : closed, paper].join("\n");
};
