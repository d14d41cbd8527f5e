import { readFileSync } from "node:fs";
import { runVectors } from "../src/vectors/index.ts";

const file: unknown = JSON.parse(readFileSync(`${import.meta.dirname}/data/calculation-vectors.json`, "utf8"));

const deadline = {
  id: "one",
  kind: "deadline",
  input: { matter: "answer", service: { mode: "ordinary", date: "2026-06-10" } },
};

describe("the vectors", () => {
  it("all pass: those of published judgments, statutes and court pages", () => {
    expect(runVectors(file)).toEqual({ passed: 92, failed: 0, lines: [] });
  });

  it("differ in a line each, with the path, what was expected and what came", () => {
    const vector = { ...deadline, expected: { dueDate: "2026-07-09", shifted: false } };
    expect(runVectors({ vectors: [vector] })).toEqual({
      passed: 0,
      failed: 1,
      lines: ['one dueDate: expected "2026-07-09", got "2026-07-10"'],
    });
  });

  it.each([
    [{ ...deadline, kind: "divination", expected: {} }, "one unknown kind divination"],
    [{ ...deadline, kind: "constructor", expected: {} }, "one unknown kind constructor"],
    [{ id: "one", kind: "deadline" }, "one has no kind or no input"],
    [{ id: "one", kind: "deadline", input: {}, expected: {} }, /^one /],
    [{ id: "one", kind: "interest", input: { principal: "ten" }, expected: {} }, /^one /],
    [null, "vector 0: is not an object"],
    [{ ...deadline }, "one has no expected result"],
    [{ ...deadline, expected: {} }, "one has no expected result"],
    [{ id: "one", kind: "holiday", input: { op: "feast" }, expected: { date: "" } }, "one INPUT_INVALID at op"],
    [{ id: "one", kind: "allocation", input: { mode: "odd" }, expected: { total: 0 } }, "one INPUT_INVALID at mode"],
    [
      { ...deadline, input: { matter: "answer", service: { mode: "ordinary", date: "2026-02-30" } }, expected: {} },
      "one DATE_INVALID at service.date",
    ],
  ])("fail alone when they are malformed: %#", (vector, line) => {
    const { passed, failed, lines } = runVectors({ vectors: [vector, { ...deadline, expected: { shifted: false } }] });
    expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
    expect(lines[0]).toMatch(line);
  });
});
