import { exhibitPath, pageNumbers } from "../exhibits.ts";
import { isForeign, isForeignText } from "../foreign-prose.ts";
import { wonInWords } from "../korean.ts";
import { dateAt, isTrueAt } from "../read-answers.ts";
import type { Draft, Exhibit, ExhibitFile, Issue } from "../document-type.ts";
import type { AskedField, AskedSection } from "../interview.ts";
import { maskResidentNumbers } from "@legal/i18n";
import { isFreeText } from "../resident-number.ts";

type CommonCheck = (fields: readonly AskedField[], draft: Draft) => readonly Issue[];

export const fieldsOf = (sections: readonly AskedSection[]): AskedField[] =>
  sections
    .flatMap(({ questions }) => questions)
    .flatMap((asked) => (asked.kind === "field" ? [asked] : asked.items.flatMap(({ fields }) => fields)));

/** G4: what has happened has happened by the day of writing. */
const noFutureDates: CommonCheck = (fields, draft) =>
  fields.flatMap(({ path, question: { field } }): Issue[] => {
    const date = field.kind === "date" && field.future === undefined ? dateAt(draft.answers, path) : null;
    return date !== null && date > draft.today
      ? [{ code: "G4", reason: "future", severity: "block", path, values: { date } }]
      : [];
  });

/** G4: the same of the day of an exhibit. */
const noFutureExhibits: CommonCheck = (_fields, { exhibits, today }) =>
  exhibits.flatMap(({ id, madeOn: date }): Issue[] =>
    date !== undefined && date > today
      ? [{ code: "G4", reason: "future", severity: "block", path: exhibitPath(id), values: { date } }]
      : [],
  );

const CIRCLES = /[○◯]{2,}/;
const UNDERSCORES = /_{3,}/;
/** Innermost brackets first: one pattern for both would take seconds over brackets that never close. */
const BRACKETS = /\[[^[\]]*\]/g;
const hasPlaceholder = (text: string): boolean =>
  CIRCLES.test(text) ||
  UNDERSCORES.test(text) ||
  (text.match(BRACKETS) ?? []).some((bracketed) => /입력|기재/.test(bracketed));

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === "object" && value !== null && "line" in value ? textsIn(value.line) : [];
};

/** G12: nothing is left to fill in, and no resident number is written out. */
const noPlaceholders: CommonCheck = (fields) =>
  fields.flatMap(({ path, question, value }): Issue[] => {
    const texts = isFreeText(question) ? textsIn(value) : [];
    const issue = (reason: string): Issue => ({ code: "G12", reason, severity: "block", path, values: {} });
    if (texts.some((text) => maskResidentNumbers(text) !== text)) return [issue("residentNumber")];
    return texts.some(hasPlaceholder) ? [issue("placeholder")] : [];
  });

/** G12: what the office has to answer, such as what a lawyer writes: no step of the customer's waits for it. */
const officeHasAnswered: CommonCheck = (fields) =>
  fields
    .filter(({ question: { office, required } }) => office && required)
    .filter(({ value }) => value === undefined || (Array.isArray(value) && value.length === 0))
    .map(({ path }) => ({ code: "G12", reason: "office", severity: "block", office: true, path, values: {} }));

/** G12: `판결문_○○○.pdf` may be a masked name, or a title that is still to be written: staff look. */
const exhibitsAreTitled: CommonCheck = (_fields, { exhibits }) =>
  exhibits
    .filter(({ title }) => CIRCLES.test(title))
    .map(({ id, title }) => ({
      code: "G12",
      reason: "exhibitTitle",
      severity: "warn",
      path: exhibitPath(id),
      values: { title },
    }));

/** G14: what the paper keeps from the other side is in none of the files that they are served with. */
const filesHideAddress: CommonCheck = (_fields, { answers, exhibits, attachments }) =>
  (isTrueAt(answers, "hidesAddress") ? [...exhibits, ...attachments] : []).map(({ id, title }) => ({
    code: "G14",
    reason: "exhibitAddress",
    severity: "warn",
    path: exhibitPath(id),
    values: { title },
  }));

type PagesOf = (file: ExhibitFile) => readonly number[] | undefined;

const pagesFound = (files: readonly Exhibit[], code: string, reason: string, pagesOf: PagesOf): Issue[] =>
  files.flatMap(({ id, title, files: parts }) =>
    parts.flatMap((part): Issue[] => {
      const pages = pagesOf(part) ?? [];
      const values = { title, file: part.fileName, pages: pageNumbers(pages) };
      return pages.length === 0 ? [] : [{ code, reason, severity: "warn", path: exhibitPath(id), values }];
    }),
  );

/** G12, G14: pages of the files that show what no one is to be served with. */
const pagesAreMasked: CommonCheck = (_fields, { answers, exhibits, attachments }) => {
  const files = [...exhibits, ...attachments];
  const hiding = isTrueAt(answers, "hidesAddress") ? files : [];
  return [
    ...pagesFound(files, "G12", "exhibitNumber", ({ residentNumberPages }) => residentNumberPages),
    ...pagesFound(hiding, "G14", "exhibitAddressPage", ({ hiddenAddressPages }) => hiddenAddressPages),
  ];
};

const AMOUNT_WITH_WORDS = /(?<![\d,])([\d,]+)\s*원\s*\(\s*금\s*([일이삼사오육칠팔구십백천만억조]+)\s*원\s*\)/g;

/** Without 일 before 십, 백 and 천, which people leave out. */
const spoken = (words: string): string => words.replaceAll(/일(?=[십백천])/g, "");

/** G8: an amount in figures is the one in words. */
const figuresMatchWords: CommonCheck = (fields) =>
  fields.flatMap(({ path, value }): Issue[] =>
    textsIn(value)
      .flatMap((text) => [...text.matchAll(AMOUNT_WITH_WORDS)])
      .map(([, figures = "", words = ""]) => ({ amount: Number(figures.replaceAll(",", "")), words }))
      .filter(({ amount, words }) => spoken(wonInWords(amount)) !== spoken(words))
      .map(({ amount, words }) => ({
        code: "G8",
        reason: "words",
        severity: "block",
        path,
        values: { amount, words },
      })),
  );

/** G13: the paper is Korean; what was answered in another language is put into Korean, or checked, by the office. */
const isKorean: CommonCheck = (fields, { exhibits }) =>
  [
    ...fields.filter(isForeign).map(({ path }) => path),
    ...exhibits.filter(({ purpose }) => isForeignText(purpose)).map(({ id }) => exhibitPath(id)),
  ].map((path) => ({ code: "G13", reason: "foreign", severity: "block", office: true, path, values: {} }));

const COMMON: readonly CommonCheck[] = [
  noFutureDates,
  noFutureExhibits,
  figuresMatchWords,
  noPlaceholders,
  officeHasAnswered,
  exhibitsAreTitled,
  filesHideAddress,
  pagesAreMasked,
  isKorean,
];

/** What every type is checked for, whatever it asks. */
export const commonIssues = (sections: readonly AskedSection[], draft: Draft): readonly Issue[] => {
  const fields = fieldsOf(sections);
  return COMMON.flatMap((check) => check(fields, draft));
};
