import {
  questionAt,
  type AnswerValue,
  type Answers,
  type DocumentType,
  type Field,
  type FieldList,
} from "../../src/index.ts";

/** The same numbers on each run, so that a failure can be repeated. */
export const random = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

type Random = ReturnType<typeof random>;

const DATES = ["1910-01-01", "2000-02-29", "2026-03-02", "2026-03-03", "2199-12-31"];
const AMOUNTS = [1, 1000, 29_999_999, 1_000_000_000_000];

/** A valid answer at the edge of what a question takes. */
const answerTo = (question: Field | FieldList, pick: Random): AnswerValue => {
  if ("list" in question) return ["a", "b", "c"].slice(0, pick(4));
  const { field } = question;
  const one = <T>(values: readonly T[]): T => values[pick(values.length)] as T;
  switch (field.kind) {
    case "date":
      return one(DATES);
    case "money":
      return one(AMOUNTS);
    case "percent":
      return one(["0", "0.01", "5", "12", "20", "100"]);
    case "integer":
      return one([field.min, field.max]);
    case "boolean":
      return pick(2) === 0;
    case "choice":
      return one(field.options);
    case "address":
      return { postcode: one(["", "06236"]), line: one(["서울 강남구 1", "부산 해운대구 2", "?"]) };
    case "prose":
      return one([[], ["가."], ["금 5,000원(금오천원)을 2026. 3. 2. 지급하였습니다."]]);
    case "court":
      return one(["서울중앙지방법원", "대법원"]);
    case "case-number":
      return one(["2026차전1", "2026가소99999999"]);
    case "corporation-number":
      return "110111-1234569";
    default:
      return one([
        "김",
        "ABC Inc.",
        "주식회사 한빛",
        "x".repeat(field.kind === "text" ? field.maxLength : 10),
        "{name}<b>",
      ]);
  }
};

const pathsOf = ({ interview }: Pick<DocumentType, "interview">): string[] =>
  interview
    .flatMap(({ questions }) => questions)
    .flatMap((question) =>
      "list" in question
        ? [
            question.path,
            ...["a", "b", "c"].flatMap((id) => question.list.map(({ path }) => `${question.path}.${id}.${path}`)),
          ]
        : [question.path],
    );

/** Any subset of valid answers to a type's questions, asked or not. */
export const someAnswers = (type: Pick<DocumentType, "interview">, pick: Random): Answers => {
  const answered = pick(101);
  return Object.fromEntries(
    pathsOf(type)
      .filter(() => pick(100) < answered)
      .flatMap((path) => {
        const question = questionAt(type, path);
        return question === null ? [] : [[path, answerTo(question, pick)]];
      }),
  );
};

const NONSENSE: readonly unknown[] = [null, -1, Number.NaN, "", "\u0000", [], [1], {}, { line: 1 }, true, "2026-02-30"];

/** The same answers with nonsense among them, as a broken store could hold it. */
export const damaged = (answers: Answers, pick: Random): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([path, value]) => [
      path,
      pick(4) === 0 ? (NONSENSE[pick(NONSENSE.length)] as AnswerValue) : value,
    ]),
  );
