import type { CaseTexts } from "../case-texts.ts";

export const caseTexts: CaseTexts = {
  between: "",
  mails: {
    open: "開く",
    withheld: "安全のため、案件の内容はメールに記載しておりません。",
    landing: "ログインすると該当の画面が開きます。",
    unsubscribe: "この種のメールの配信を停止する",
    labelled: "案件：{case}",
    kinds: {
      "case-opened": {
        member: {
          subject: "案件を受け付けました",
          intro: "案件を受け付けました。担当者が確認し、チャットルームでご案内します。",
        },
        staff: { subject: "新しい案件が届きました", intro: "新しい案件が届きました。担当者を決めてください。" },
      },
      "status-changed": {
        member: { subject: "案件の進行状況が変わりました", intro: "進行状況が次のように変わりました：{status}" },
      },
      "messages-unread": {
        member: {
          subject: "未読メッセージ {count, number}件",
          intro: "担当者からのメッセージが{count, number}件、未読です。",
        },
        staff: {
          subject: "お客様からの未読メッセージ {count, number}件",
          intro: "お客様からのメッセージが{count, number}件、未読のままです。",
        },
      },
      "case-assigned": { staff: { subject: "案件の担当になりました", intro: "この案件の担当者になりました。" } },
      mentioned: {
        staff: {
          subject: "メモで名前が挙がりました",
          intro: "同僚がこの案件のメモでお名前を挙げました。メモをご確認ください。",
        },
      },
      "member-waiting": { staff: { subject: "お客様が返信をお待ちです", intro: "お客様が返信を長時間お待ちです。" } },
      "document-review": {
        member: {
          subject: "ご確認いただく書類があります",
          intro: "担当者が書類をお送りしました。内容をご確認ください。",
        },
      },
      "document-waits": {
        staff: {
          subject: "ご確認いただきたい書類があります",
          intro: "この案件の書類が次の段階に移りました。いま必要な対応を書類の画面でご確認ください。",
        },
      },
      "danger-reported": {
        staff: {
          subject: "至急ご確認いただきたいお客様がいます",
          intro: "危険な状況にあると思われるお客様がいます。今すぐ管理画面で確認し、ご連絡ください。",
        },
      },
    },
    documents: {
      filed: {
        member: {
          subject: "書類を裁判所に提出しました",
          intro: "ご用意した書類を裁判所に提出しました。書類と提出日をご確認いただけます。",
        },
      },
      sent: {
        member: {
          subject: "書類を発送しました",
          intro: "ご用意した書類を発送しました。書類と発送日をご確認いただけます。",
        },
      },
      "taken-back": {
        member: {
          subject: "確定いただいた書類を再確認しております",
          intro: "確定いただいた書類を担当者が再確認しております。終わりましたら、もう一度ご確認をお願いいたします。",
        },
      },
      "review-withdrawn": {
        member: {
          subject: "ご確認をお願いした書類を見直しております",
          intro:
            "ご確認をお願いした書類を担当者が見直しております。今していただくことはありません。終わりましたら、あらためてご確認をお願いいたします。",
        },
      },
      commented: {
        member: {
          subject: "書類に新しいコメントがあります",
          intro: "担当者が書類にコメントを残しました。書類の画面でご確認ください。",
        },
        staff: {
          subject: "お客様が書類にコメントしました",
          intro: "お客様がこの案件の書類にコメントを残しました。書類の画面でご確認ください。",
        },
      },
    },
  },
  reminder: {
    days: {
      left: "{days, plural, =0 {期限は本日です} =1 {期限は明日です} other {期限まであと#日です}}",
      over: "{days, plural, =1 {期限は昨日でした} other {期限を#日過ぎています}}",
    },
    date: "期限：{date}",
    unconfirmed: "この日付は、担当者がまだ確認しておりません。",
    late: "予定より遅れてお送りしています。",
    staff: {
      act: "案件を確認し、「通知を確認」を押して次の対応を記入してください。",
      escalated: "前の通知をまだ誰も確認していないため、お送りしています。",
      overdue: "対応済みの場合は、完了にしてください。",
    },
    member: {
      prepare:
        "ご用意いただくものが残っています。チャットルームの「ご用意いただくもの」をご覧のうえ、期限までにお送りください。",
      paper: "ご記入またはご確認いただく書類があります。案件の書類を開き、期限までにお済ませください。",
      nothing: "現在、ご用意いただくものはありません。必要なものがあればチャットルームでご連絡します。",
      over: "期限を過ぎました。今後の対応について、すぐにチャットルームで担当者にご相談ください。",
    },
  },
  digest: {
    subject: "本日の対応事項 {count, number}件",
    intro: "本日8時30分（韓国時間）現在の、担当案件と担当者が未定の案件をまとめました。",
    others: "ほか{count, number}件",
    sections: {
      overdue: "期限を過ぎた案件 {count, number}件{more, select, true {以上} other {}}",
      today: "本日が期限の案件 {count, number}件{more, select, true {以上} other {}}",
      unacknowledged: "まだ確認していない期限の通知 {count, number}件{more, select, true {以上} other {}}",
      waiting: "お客様が返信をお待ちの案件 {count, number}件{more, select, true {以上} other {}}（お待ちの長い順）",
      unassigned: "担当者が未定の案件 {count, number}件{more, select, true {以上} other {}}",
      silent: "1週間以上やりとりのない案件 {count, number}件{more, select, true {以上} other {}}",
    },
    since: "{date}から",
  },
  calendar: {
    own: "担当案件・ご依頼案件の期限",
    office: "事務所の案件の期限",
    deadline: "期限",
    unconfirmed: "担当者未確認",
    lookInside: "カレンダーへの反映は数時間遅れることがあります。正確な期限はログインしてご確認ください。",
  },
};
