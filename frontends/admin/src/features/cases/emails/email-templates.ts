import type { Language } from "@legal/contracts/constants";

export const EMAIL_KINDS = ["progress", "documents", "deadline", "closing"] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

interface EmailTemplate {
  subject: string;
  /** Between greeting and signature. */
  body: string;
}

interface EmailTemplates extends Record<EmailKind, EmailTemplate> {
  greeting: string;
  signature: string;
}

/** By the customer's language; the variables in braces are those of canned replies. */
export const EMAIL_TEMPLATES: Record<Language, EmailTemplates> = {
  ko: {
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
  en: {
    greeting: "Dear {customer},",
    signature: "Kind regards,\n{office}",
    progress: {
      subject: "[{office}] Where your case stands: {service}",
      body: "Your case ({service}) is now at the stage “{status}”.\n\n\n\nIf anything is unclear, reply to this mail or write in your case room.",
    },
    documents: {
      subject: "[{office}] Papers we need from you: {service}",
      body: "To go on with your case ({service}) we need the following papers:\n\n1. \n2. \n\nPlease upload them in your case room or attach them to your reply.",
    },
    deadline: {
      subject: "[{office}] Deadline in your case: {service} ({deadline})",
      body: "The deadline in your case ({service}) is {deadline}.\nUntil then, please:\n\n1. \n\nIf you cannot make the date, tell us at once.",
    },
    closing: {
      subject: "[{office}] Our work is done: {service}",
      body: "Our work on your case ({service}) is complete.\nThe documents and the talk stay in your case room.\n\n\n\nThank you for trusting us with it.",
    },
  },
  ja: {
    greeting: "{customer} 様\n\n{office}です。",
    signature: "よろしくお願いいたします。\n{office}",
    progress: {
      subject: "【{office}】{service}の進行状況のお知らせ",
      body: "お任せいただいた「{service}」は、現在「{status}」の段階です。\n\n\n\nご不明な点は、このメールへのご返信か、案件のチャットルームでお知らせください。",
    },
    documents: {
      subject: "【{office}】{service}に必要な資料のお願い",
      body: "「{service}」を進めるために、次の資料が必要です。\n\n1. \n2. \n\n案件のチャットルームにアップロードするか、このメールに添付してお送りください。",
    },
    deadline: {
      subject: "【{office}】{service}の期限のご案内（{deadline}）",
      body: "「{service}」の期限は{deadline}です。\nそれまでにご確認いただきたいことは次のとおりです。\n\n1. \n\n期限に間に合わない場合は、すぐにお知らせください。",
    },
    closing: {
      subject: "【{office}】{service}の業務が完了しました",
      body: "お任せいただいた「{service}」の業務がすべて完了しました。\n作成した文書とやり取りは、案件のチャットルームで引き続きご覧いただけます。\n\n\n\nご依頼いただき、ありがとうございました。",
    },
  },
  zh: {
    greeting: "{customer}，您好！\n\n这里是{office}。",
    signature: "顺颂时祺\n{office} 敬上",
    progress: {
      subject: "【{office}】{service}进展通知",
      body: "您委托的“{service}”目前处于“{status}”阶段。\n\n\n\n如有疑问，请回复本邮件或在案件聊天室留言。",
    },
    documents: {
      subject: "【{office}】请提供{service}所需资料",
      body: "办理“{service}”需要以下资料：\n\n1. \n2. \n\n请上传到案件聊天室，或作为附件回复本邮件。",
    },
    deadline: {
      subject: "【{office}】{service}截止日期提醒（{deadline}）",
      body: "“{service}”的截止日期是{deadline}。\n请在此之前确认以下事项：\n\n1. \n\n如果无法按时完成，请立即告诉我们。",
    },
    closing: {
      subject: "【{office}】{service}业务已办结",
      body: "您委托的“{service}”业务已全部办结。\n文书和聊天记录仍可在案件聊天室查看。\n\n\n\n感谢您的信任。",
    },
  },
};
