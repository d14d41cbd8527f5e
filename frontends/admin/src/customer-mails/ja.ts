import type { CustomerMails } from "./mail-words.ts";

export const ja: CustomerMails = {
  ofCase: {
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
  answer: {
    general: "一般のお問い合わせ",
    subject: (about) => `【オンダム法律サービス】お問い合わせへのご返信（${about}）`,
    body: (name, about) =>
      `${name} 様\n\nオンダム法律サービスです。「${about}」についてのお問い合わせにお答えいたします。\n\n\n\nよろしくお願いいたします。\nオンダム法律サービス`,
    quote: "お問い合わせ内容",
  },
};
