import type { TableTexts } from "./table-texts.ts";

export const ja: TableTexts = {
  users: {
    name: "会員名簿",
    headings: {
      id: "会員ID",
      username: "ユーザー名",
      email: "メール",
      phone: "電話",
      lastName: "姓",
      firstName: "名",
      displayName: "表示名",
      role: "権限",
      language: "言語",
      authProvider: "登録方法",
      createdAt: "登録日時（ソウル）",
      updatedAt: "更新日時（ソウル）",
    },
  },
  cases: {
    name: "案件処理一覧",
    headings: {
      caseNumber: "案件番号",
      id: "案件ID",
      serviceType: "サービス",
      packageType: "プラン",
      price: "料金（ウォン、税別）",
      caseStatus: "進行状況",
      deadline: "期限",
      deadlines: "未了の期限",
      customer: "お客様",
      email: "メール",
      userId: "お客様ID",
      lastSeq: "メッセージ数",
      createdAt: "開設日時（ソウル）",
      updatedAt: "更新日時（ソウル）",
    },
    unconfirmed: "未確認",
  },
};
