import { LANGUAGES } from "@legal/contracts/constants";
import { PROCEDURE_IDS, STAMP_DOCUMENTS } from "../src/court-costs/index.ts";
import { computeDeadline, type LegalRuleErrorCode, MATTER_IDS, SERVICE_MODES } from "../src/index.ts";
import { HOLIDAYS } from "../src/holidays/holiday-calendar.ts";
import { COURT_SET } from "../src/deadlines/case-matters.ts";
import { INTEREST_CONVENTIONS } from "../src/interest/index.ts";
import { legalTexts } from "../src/texts/all-texts.ts";
import {
  conventionName,
  documentName,
  errorSentence,
  holidayName,
  loadLegalTexts,
  matterName,
  modeDateName,
  modeName,
  plainDeadline,
  stepSentence,
} from "../src/texts/index.ts";

/** Whole, as its type says. */
const CODES = Object.keys({
  INPUT_INVALID: true,
  DATE_INVALID: true,
  DATE_OUTSIDE_CALENDAR: true,
  DATE_IN_FUTURE: true,
  DATE_ORDER: true,
  MATTER_UNKNOWN: true,
  MODE_UNKNOWN: true,
  MODE_NOT_APPLICABLE: true,
  PERIOD_INVALID: true,
  EXTENSION_NOT_ALLOWED: true,
  AMOUNT_INVALID: true,
  AMOUNT_TOO_LARGE: true,
  DOCUMENT_UNKNOWN: true,
  PROCEDURE_UNKNOWN: true,
  FILING_UNKNOWN: true,
  COUNT_INVALID: true,
  TARIFF_UNKNOWN: true,
  CONVENTION_UNKNOWN: true,
  RATE_INVALID: true,
  SEGMENTS_EMPTY: true,
  SEGMENTS_OVERLAP: true,
} satisfies Record<LegalRuleErrorCode, true>) as LegalRuleErrorCode[];

const service = { mode: "ordinary", date: "2026-11-03" } as const;
const answer = computeDeadline({ matter: "answer", service });

describe.each(LANGUAGES)("texts in %s", (language) => {
  const texts = legalTexts(language);

  it("name every matter, mode, document, procedure, convention and holiday", () => {
    const names = [
      matterName(COURT_SET, texts),
      ...MATTER_IDS.map((id) => matterName(id, texts)),
      ...SERVICE_MODES.flatMap((mode) => [modeName(mode, texts), modeDateName(mode, texts)]),
      ...STAMP_DOCUMENTS.map((id) => documentName(id, texts)),
      ...PROCEDURE_IDS.map((id) => documentName(id, texts)),
      ...INTEREST_CONVENTIONS.map((id) => conventionName(id, texts)),
      ...HOLIDAYS.map(({ name }) => holidayName(name, texts)),
      ...CODES.map((code) => errorSentence({ code }, texts)),
    ];
    expect(names.filter((name) => /^[a-z-]+\.|^[A-Z_]+$|[{}]/.test(name))).toEqual([]);
  });

  it("say each step and the result with its dates", () => {
    const sentences = [...answer.steps.map((step) => stepSentence(step, texts)), plainDeadline(answer, service, texts)];
    expect(sentences.filter((sentence) => /[{}]|undefined/.test(sentence) || !/\d/.test(sentence))).toEqual([]);
  });

  it("are the same when a browser loads them alone", async () => {
    expect(await loadLegalTexts(language)).toEqual(texts);
  });
});

it.each([
  ["ko", "2026년 11월 3일(화)에 받으셨으니 2026년 12월 3일(목)까지입니다."],
  ["en", "You received it on 3 November 2026 (Tue), so you have until 3 December 2026 (Thu)."],
  ["ja", "2026年11月3日(火)に受け取られたので、2026年12月3日(木)までです。"],
  ["zh", "您于2026年11月3日(周二)收到，因此截止到2026年12月3日(周四)。"],
] as const)("a deadline in plain words (%s)", (language, sentence) => {
  expect(plainDeadline(answer, service, legalTexts(language))).toBe(sentence);
});
