import type { Answers, DocumentType } from "../src/index.ts";
import { checkAnswer, missingOf, progressOf, questionAt, questionsOf, type Field } from "../src/index.ts";

const text = (path: string, required = true): Field => ({
  path,
  text: "party.name",
  required,
  field: { kind: "text", maxLength: 10 },
});
const people: Pick<DocumentType, "interview"> = {
  interview: [
    {
      id: "people",
      questions: [
        { ...text("kind"), field: { kind: "choice", name: "kind", options: ["one", "many"] }, initial: "one" },
        {
          path: "people",
          text: "party.creditors",
          min: 1,
          max: 3,
          list: [
            text("name"),
            { ...text("nick", false), askedIf: (answers, item) => answers[`${item}.name`] === "Kim" },
          ],
        },
      ],
    },
    { id: "more", askedIf: ({ kind }) => kind === "many", questions: [text("why")] },
  ],
};
const two: Answers = { people: ["a", "b"], "people.a.name": "Kim", "people.b.name": "Lee" };
const pathsOf = (answers: Answers) =>
  questionsOf(people, answers).flatMap(({ questions }) =>
    questions.flatMap((asked) =>
      asked.kind === "field" ? [asked.path] : asked.items.flatMap(({ fields }) => fields.map(({ path }) => path)),
    ),
  );

describe("what is asked", () => {
  it("is asked of each item, and only where its condition holds", () => {
    expect(pathsOf(two)).toEqual(["kind", "people.a.name", "people.a.nick", "people.b.name"]);
    expect(pathsOf({ ...two, kind: "many" })).toContain("why");
  });

  it("is missing while required and unanswered, blank or invalid", () => {
    expect(missingOf(people, {})).toEqual(["people"]);
    expect(missingOf(people, two)).toEqual([]);
    expect(missingOf(people, { ...two, "people.b.name": "  " })).toEqual(["people.b.name"]);
    expect(missingOf(people, { ...two, "people.b.name": "x".repeat(11) })).toEqual(["people.b.name"]);
    expect(missingOf(people, { ...two, kind: "many" })).toEqual(["why"]);
  });

  it("counts required questions alone", () => {
    expect(progressOf(people, two)).toEqual({ answered: 4, total: 4 });
    expect(progressOf(people, { people: ["a"] })).toEqual({ answered: 2, total: 3 });
  });

  it("is found by its path, in items too", () => {
    expect(questionAt(people, "people.zz9.name")).toMatchObject({ path: "name" });
    expect(questionAt(people, "people")).toMatchObject({ min: 1 });
    for (const path of ["", "people.a", "people.A.name", "people.a.b.name", "constructor", "people.a.constructor"]) {
      expect(questionAt(people, path)).toBeNull();
    }
  });

  it("takes no answer from a prototype", () => {
    const poisoned = JSON.parse('{"__proto__":{"kind":"many"}}') as Answers;
    expect(pathsOf(poisoned)).toEqual(["kind"]);
  });
});

const of = (field: Field["field"]): Field => ({ ...text("x"), field });

it.each([
  [{ kind: "text", maxLength: 3 }, "abc", null],
  [{ kind: "text", maxLength: 3 }, "abcd", "answer.max"],
  [{ kind: "text", maxLength: 9 }, "a\nb", "answer.characters"],
  [{ kind: "text", maxLength: 9, lines: "many" }, "a\nb", null],
  [{ kind: "text", maxLength: 9, lines: "many" }, "a\u0000b", "answer.characters"],
  [{ kind: "text", maxLength: 9 }, 5, "invalid"],
  [{ kind: "date" }, "2024-02-29", null],
  [{ kind: "date" }, "2026-02-29", "date.format"],
  [{ kind: "date" }, 20260229, "date.format"],
  [{ kind: "date" }, "1899-12-31", "date.format"],
  [{ kind: "date" }, "2999-12-31", "date.format"],
  [{ kind: "money" }, 1, null],
  [{ kind: "money" }, 0, "money.format"],
  [{ kind: "money" }, 1.5, "money.format"],
  [{ kind: "money" }, "1", "money.format"],
  [{ kind: "money", min: 0 }, 0, null],
  [{ kind: "money" }, 1_000_000_000_001, "money.max"],
  [{ kind: "percent" }, "12.5", null],
  [{ kind: "percent" }, "100.5", "percent.format"],
  [{ kind: "percent" }, "-1", "percent.format"],
  [{ kind: "integer", min: 1, max: 3 }, 3, null],
  [{ kind: "integer", min: 1, max: 3 }, 4, "integer.range"],
  [{ kind: "boolean" }, false, null],
  [{ kind: "boolean" }, "false", "invalid"],
  [{ kind: "choice", name: "x", options: ["a"] }, "a", null],
  [{ kind: "choice", name: "x", options: ["a"] }, "b", "choice.unknown"],
  [{ kind: "address" }, { postcode: "06000", line: "서울" }, null],
  [{ kind: "address" }, { postcode: "", line: "서울" }, null],
  [{ kind: "address" }, { postcode: "600", line: "서울" }, "address.format"],
  [{ kind: "address" }, { postcode: "06000", line: " " }, "address.format"],
  [{ kind: "address" }, ["서울"], "address.format"],
  [{ kind: "phone" }, "010-1234-5678", null],
  [{ kind: "phone" }, "call me", "phone.format"],
  [{ kind: "phone" }, "800101-1234567", "phone.format"],
  [{ kind: "phone" }, "8001011234567", "phone.format"],
  [{ kind: "phone" }, "+86 138 1234 5678", null],
  [{ kind: "text", maxLength: 30, kept: "accountNumber.format" }, "301-1123-4567-89", null],
  [{ kind: "text", maxLength: 30, kept: "accountNumber.format" }, "3011234567891", "accountNumber.format"],
  [{ kind: "email" }, "a@b.kr", null],
  [{ kind: "email" }, "a@b", "email.format"],
  [{ kind: "email" }, `a@b.${"k".repeat(61)}`, "email.format"],
  [{ kind: "court" }, "서울중앙지방법원", null],
  [{ kind: "court" }, "우리 법원", "court.format"],
  [{ kind: "case-number" }, "2026차전123", null],
  [{ kind: "case-number" }, "2026 차전 123", "caseNumber.format"],
  [{ kind: "corporation-number" }, "110111-0000000", null],
  [{ kind: "corporation-number" }, "130111-0006246", null],
  [{ kind: "corporation-number" }, "110111-1707178", null],
  [{ kind: "corporation-number" }, "1101111707178", null],
  // Without a check digit, as since 2025; but not one that a resident has.
  [{ kind: "corporation-number" }, "110111-1707179", null],
  [{ kind: "corporation-number" }, "110111-1707171", "corporationNumber.format"],
  [{ kind: "corporation-number" }, "110111-8765432", null],
  [{ kind: "corporation-number" }, "110111-8765433", "corporationNumber.format"],
  [{ kind: "corporation-number" }, "211111-3123459", "corporationNumber.format"],
  [{ kind: "corporation-number" }, "211111-1123459", null],
  [{ kind: "corporation-number" }, "800101-1234567", "corporationNumber.format"],
  [{ kind: "corporation-number" }, "8001012345678", "corporationNumber.format"],
  [{ kind: "corporation-number" }, "110111", "corporationNumber.format"],
  [{ kind: "prose", maxSentences: 2 }, ["가.", "나."], null],
  [{ kind: "prose", maxSentences: 1 }, ["가.", "나."], "answer.max"],
  [{ kind: "prose", maxSentences: 2 }, "가.", "invalid"],
] as const)("%j takes or refuses %j: %s", (field, value, problem) => {
  expect(checkAnswer(of(field), value)).toBe(problem);
});

it.each([
  [["k1", "k2"], null],
  [["k1", "k1"], "invalid"],
  [["K1"], "invalid"],
  [["a", "b", "c", "d"], "answer.max"],
  ["k1", "invalid"],
])("a list takes or refuses %j: %s", (ids, problem) => {
  const list = questionAt(people, "people");
  expect(list && checkAnswer(list, ids)).toBe(problem);
});
