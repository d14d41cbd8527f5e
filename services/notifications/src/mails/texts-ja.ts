import type { MailTexts } from "./mail-text-shape.ts";

export const jaTexts: MailTexts = {
  open: "開く",
  footer: "安全のため、案件の内容はメールに記載しておりません。ログインすると該当の画面が開きます。",
  unsubscribe: "このようなメールを停止する",
  caseLabel: "案件",
  kinds: {
    "case-opened": {
      member: {
        subject: "案件を受け付けました",
        intro: "案件を受け付けました。担当者が確認し、チャットでご案内します。",
      },
      staff: { subject: "新しい案件が届きました", intro: "新しい案件が届きました。担当者を決めてください。" },
    },
    "status-changed": {
      member: { subject: "案件の進行状況が変わりました", intro: "進行状況が次のように変わりました：{status}" },
    },
    "messages-unread": {
      member: { subject: "未読メッセージ {count}件", intro: "担当者からのメッセージが{count}件、未読です。" },
      staff: {
        subject: "お客様からの未読メッセージ {count}件",
        intro: "お客様からのメッセージが{count}件、未読のままです。",
      },
    },
    "case-assigned": { staff: { subject: "案件の担当になりました", intro: "この案件の担当者になりました。" } },
    mentioned: {
      staff: { subject: "メモで名前が挙がりました", intro: "同僚がこの案件のメモであなたに言及しました。" },
    },
    "member-waiting": { staff: { subject: "お客様が返信をお待ちです", intro: "お客様が長い時間、返信をお待ちです。" } },
  },
};
