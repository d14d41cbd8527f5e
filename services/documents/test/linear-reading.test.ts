import type { AnswerValue, Answers, DocumentType, Field, FieldList } from "@legal/document-types";
import { blocksOf, issuesOf, lawyerReasonsOf, missingOf } from "@legal/document-types";
import { DOCUMENT_TYPES } from "@legal/document-types/all-types";
import { SAMPLES } from "@legal/document-types/samples";
import { hostileTexts, tooSlowFor } from "@legal/test-kit";

const SENTENCE = 1000;
const ITEMS = Array.from({ length: 30 }, (_, index) => `i${index}`);

const fill = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
/** What patterns of amounts and of blanks to be filled in begin with. */
const BEGINNINGS: readonly [string, string][] = [
  ["brackets that never close", `${fill("[", SENTENCE / 3)}${fill("입력", SENTENCE / 1.5)}`],
  ["an amount that never ends", `${fill("1", SENTENCE - 2)}원(`],
  ["blanks", fill("_ ", SENTENCE)],
];

const valueOf = ({ field }: Field, text: string): AnswerValue | undefined => {
  if (field.kind === "text") return text.slice(0, field.maxLength);
  return field.kind === "prose" ? Array.from({ length: field.maxSentences }, () => text) : undefined;
};

const answersIn = (question: Field | FieldList, text: string): [string, AnswerValue | undefined][] => {
  if (!("list" in question)) return [[question.path, valueOf(question, text)]];
  if (question.path !== "facts") return [];
  const fields = ITEMS.flatMap((id) =>
    question.list.map((field): [string, AnswerValue | undefined] => [
      `${question.path}.${id}.${field.path}`,
      valueOf(field, text),
    ]),
  );
  return [[question.path, ITEMS], ...fields];
};

/** A whole paper in which all that a person may write in their own words is that text. */
const answersOf = (type: DocumentType, text: string): Answers => {
  const whole = SAMPLES.find(({ typeId }) => typeId === type.id)?.draft.answers ?? {};
  const own = type.interview
    .flatMap(({ questions }) => questions)
    .flatMap((question) => answersIn(question, text))
    .flatMap(([path, value]) => (value === undefined ? [] : [[path, value] as const]));
  return { ...whole, ...Object.fromEntries(own) };
};

describe("the event loop is not held up by what a person answers", () => {
  it.each(DOCUMENT_TYPES.map((type) => ({ type, id: type.id })))("to $id", async ({ type }) => {
    const read = (text: string) => {
      const draft = {
        answers: answersOf(type, text),
        exhibits: [],
        attachments: [],
        today: "2026-03-02",
        holidays: [],
      };
      return [
        blocksOf(type, draft),
        issuesOf(type, draft),
        lawyerReasonsOf(type, draft),
        missingOf(type, draft.answers),
      ];
    };
    expect(await tooSlowFor(read, [...hostileTexts(SENTENCE), ...BEGINNINGS])).toEqual([]);
  });
});
