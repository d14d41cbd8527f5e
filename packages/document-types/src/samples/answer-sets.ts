import type { Answers, Draft, Exhibit } from "../index.ts";

export interface AnswerSet {
  name: string;
  typeId: string;
  draft: Draft;
}

export const TODAY = "2026-03-02";

export const address = (line: string, postcode = "06236") => ({ postcode, line });

/** The answers of a list's items, by their ids. */
export const items = (path: string, list: Readonly<Record<string, Answers>>): Answers => ({
  [path]: Object.keys(list),
  ...Object.fromEntries(
    Object.entries(list).flatMap(([id, answers]) =>
      Object.entries(answers).map(([field, value]) => [`${path}.${id}.${field}`, value]),
    ),
  ),
});

export const exhibit = (id: string, title: string): Exhibit => ({
  id,
  title,
  purpose: "",
  fileSize: 200_000,
  files: [{ fileName: `${id}.pdf` }],
});

export const draftOf = (answers: Answers, exhibits: readonly Exhibit[] = []): Draft => ({
  answers,
  exhibits,
  attachments: [],
  today: TODAY,
  holidays: [],
});

export const KIM: Answers = {
  kind: "natural",
  name: "김영수",
  birth: "1980-01-01",
  address: address("서울특별시 강남구 테헤란로 123, 101동 1001호"),
  phone: "010-1234-5678",
  email: "kim@example.com",
};
export const LEE: Answers = {
  kind: "natural",
  name: "이민정",
  address: address("서울특별시 서초구 서초대로 45, 302호", "06611"),
};
export const COMPANY: Answers = {
  kind: "corporation",
  name: "주식회사 한빛유통",
  corporationNumber: "110111-1234569",
  representativeTitle: "대표이사",
  representative: "박대표",
  address: address("서울특별시 중구 세종대로 10", "04524"),
  phone: "02-123-4567",
};
