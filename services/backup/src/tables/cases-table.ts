import { isServiceId, serviceName } from "@legal/catalog";
import { exportCasesCall, type CaseDeadline, type ExportedCase, type Language } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import { isCaseMatter } from "@legal/legal-rules/case-matters";
import { legalTexts } from "@legal/legal-rules/all-texts";
import { matterName } from "@legal/legal-rules/texts";
import { readPages, type InternalClient } from "@legal/service-kit";
import { defineTable, type Column, type Table } from "./table.ts";

const DEADLINE: Record<Language, string> = { ko: "마감일", en: "Deadline", ja: "期限", zh: "截止日期" };
const UNCONFIRMED: Record<Language, string> = { ko: "확인 전", en: "unconfirmed", ja: "未確認", zh: "未确认" };

/** One to a line: date and what it is for. */
const openDeadlines = (deadlines: readonly CaseDeadline[], language: Language): string | null => {
  const lines = deadlines
    .filter(({ state }) => state === "open")
    .map(({ dueDate, matter, confirmed }) => {
      const known = matter !== null && isCaseMatter(matter);
      const name = known ? matterName(matter, legalTexts(language)) : (matter ?? DEADLINE[language]);
      return `${dueDate} ${name}${confirmed ? "" : ` (${UNCONFIRMED[language]})`}`;
    });
  return lines.length > 0 ? lines.join("\n") : null;
};

const columns: readonly Column<ExportedCase>[] = [
  {
    heading: { ko: "사건 번호", en: "Case number", ja: "案件番号", zh: "案件编号" },
    width: 14,
    value: ({ caseNumber }) => caseNumber ?? null,
  },
  { heading: { ko: "사건 ID", en: "Case id", ja: "案件ID", zh: "案件ID" }, width: 38, value: ({ id }) => id },
  {
    heading: { ko: "서비스", en: "Service", ja: "サービス", zh: "服务" },
    width: 26,
    value: ({ serviceType: type }, language) => (isServiceId(type) ? serviceName(type, language) : type),
  },
  {
    heading: { ko: "패키지", en: "Package", ja: "プラン", zh: "套餐" },
    width: 12,
    value: ({ packageType }) => packageType,
  },
  {
    heading: {
      ko: "금액(원, 부가세 별도)",
      en: "Price (won, excl. VAT)",
      ja: "料金（ウォン、税別）",
      zh: "价格（韩元，不含税）",
    },
    kind: "number",
    width: 20,
    value: ({ price }) => price,
  },
  {
    heading: { ko: "진행 상태", en: "Status", ja: "進行状況", zh: "进行状态" },
    width: 12,
    value: ({ caseStatus }) => caseStatus,
  },
  {
    heading: DEADLINE,
    kind: "date",
    width: 12,
    value: ({ deadline }) => deadline,
  },
  {
    heading: { ko: "열린 기한", en: "Open deadlines", ja: "未了の期限", zh: "未完成的期限" },
    kind: "lines",
    width: 40,
    value: ({ deadlines = [] }, language) => openDeadlines(deadlines, language),
  },
  {
    heading: { ko: "고객", en: "Customer", ja: "お客様", zh: "客户" },
    width: 20,
    value: ({ user }) => user && displayNameOf(user),
  },
  {
    heading: { ko: "이메일", en: "E-mail", ja: "メール", zh: "电子邮箱" },
    width: 32,
    value: ({ user }) => user?.email ?? null,
  },
  {
    heading: { ko: "고객 번호", en: "Customer id", ja: "お客様ID", zh: "客户编号" },
    width: 38,
    value: ({ userId }) => userId,
  },
  {
    heading: { ko: "메시지 수", en: "Messages", ja: "メッセージ数", zh: "消息数" },
    kind: "number",
    width: 12,
    value: ({ lastSeq }) => lastSeq,
  },
  {
    heading: { ko: "개설일시(서울)", en: "Opened (Seoul)", ja: "開設日時（ソウル）", zh: "开设时间（首尔）" },
    kind: "instant",
    width: 20,
    value: ({ createdAt }) => createdAt,
  },
  {
    heading: { ko: "수정일시(서울)", en: "Changed (Seoul)", ja: "更新日時（ソウル）", zh: "修改时间（首尔）" },
    kind: "instant",
    width: 20,
    value: ({ updatedAt }) => updatedAt,
  },
];

/** Every case with its customer; conversations with the office are none. */
export const casesTable = (caseChat: InternalClient): Table =>
  defineTable({
    name: { ko: "사건처리 내역", en: "Cases", ja: "案件処理一覧", zh: "案件处理记录" },
    columns,
    rows: (signal) => readPages(caseChat, exportCasesCall, signal),
  });
