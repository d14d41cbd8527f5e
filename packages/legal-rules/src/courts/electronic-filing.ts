/**
 * What one file may weigh that is filed electronically (전자문서규칙 8, 법원 공고 2022-79): commonly said, and larger in
 * one source of 2025, so that a larger file is warned of and not refused.
 */
export const COURT_FILE_LIMIT = { megabytes: 10, checkedOn: "2026-11-22" } as const;
