import type { Language } from "@legal/contracts/constants";
import type { Localized } from "./localized.ts";

const CASE_STATUS_NAMES = {
  준비중: { ko: "준비중", en: "Preparing", ja: "準備中", zh: "准备中" },
  작성중: { ko: "작성중", en: "Writing", ja: "作成中", zh: "撰写中" },
  발송완료: { ko: "발송완료", en: "Sent", ja: "発送済み", zh: "已寄出" },
  법원접수: { ko: "법원접수", en: "Filed in court", ja: "裁判所受付", zh: "已提交法院" },
  종료: { ko: "종료", en: "Closed", ja: "終了", zh: "已结案" },
  거래취소: { ko: "거래취소", en: "Cancelled", ja: "取引取消", zh: "已取消" },
} as const satisfies Record<string, Localized>;

type CaseStatus = keyof typeof CASE_STATUS_NAMES;

const isKnown = (status: CaseStatus): boolean => Object.hasOwn(CASE_STATUS_NAMES, status);

/** What a case's status is called; one that only a later release knows is called as it is stored. */
export const caseStatusName = (status: CaseStatus, language: Language): string =>
  isKnown(status) ? CASE_STATUS_NAMES[status][language] : status;
