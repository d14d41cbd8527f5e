import type { Language } from "@legal/contracts";

export const accountDeletedTexts: Record<Language, (username: string) => { subject: string; parts: string[] }> = {
  ko: (username) => ({
    subject: "계정이 삭제되었습니다",
    parts: [
      `${username} 계정과 그 안의 사건, 대화, 파일, AI 상담 기록을 삭제했습니다. 모든 기기에서 로그아웃되었습니다.`,
      "법에 따라 계약 기록(사건 번호, 서비스, 가격, 날짜)은 5년, 문의 기록은 3년 동안 따로 보관한 뒤 삭제합니다. 백업에 남은 사본은 보관 기간이 끝나면 없어집니다.",
      "직접 삭제하지 않으셨다면 이 메일에 바로 답장해주세요. 삭제된 계정은 되돌릴 수 없지만, 무슨 일이 있었는지 함께 확인하겠습니다.",
    ],
  }),
  en: (username) => ({
    subject: "Your account was deleted",
    parts: [
      `We deleted the account ${username} with its cases, conversations, files and AI consultations. You are logged out on every device.`,
      "The law makes us keep a record of contracts (case number, service, price, dates) for 5 years and of inquiries for 3 years, apart from everything else. Copies in backups disappear when those expire.",
      "If this was not you, please answer this mail right away. A deleted account cannot be brought back, but we will find out what happened.",
    ],
  }),
  ja: (username) => ({
    subject: "アカウントを削除しました",
    parts: [
      `アカウント ${username} と、その案件・会話・ファイル・AI相談の記録を削除しました。すべての端末でログアウトされています。`,
      "法律により、契約の記録（案件番号、サービス、料金、日付）は5年間、お問い合わせの記録は3年間、別に保管したあと削除します。バックアップに残る写しは、その保管期間が終わると消えます。",
      "お心当たりがない場合は、すぐにこのメールへご返信ください。削除したアカウントは元に戻せませんが、何が起きたのかを一緒に確認いたします。",
    ],
  }),
  zh: (username) => ({
    subject: "您的账号已删除",
    parts: [
      `账号 ${username} 及其案件、对话、文件和 AI 咨询记录均已删除，所有设备都已退出登录。`,
      "依照法律，合同记录（案件编号、服务、价格、日期）须另行保存5年，咨询留言记录须保存3年，期满后删除。备份中的副本将在备份保留期满后消失。",
      "如果不是您本人操作，请立即回复此邮件。已删除的账号无法恢复，但我们会与您一起查明情况。",
    ],
  }),
};
