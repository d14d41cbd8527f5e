import { DOCUMENT_TYPES } from "../src/all-types.ts";
import { blocksOf, issuesOf, lawyerReasonsOf, missingOf, progressOf, proseOf, questionsOf } from "../src/index.ts";
import { debtSeizure, defenceOpinion, revocationSuit } from "./sketches/index.ts";
import { exhibit, TODAY } from "../src/samples/answer-sets.ts";
import { damaged, random, someAnswers } from "./support/variants.ts";

const RUNS = 400;

describe.each([...DOCUMENT_TYPES, debtSeizure, defenceOpinion, revocationSuit])("$id", (type) => {
  it("never throws, whatever valid answers are there and whatever nonsense among them", () => {
    const pick = random(20_260_302);
    for (let run = 0; run < RUNS; run += 1) {
      const given = someAnswers(type, pick);
      for (const answers of [given, damaged(given, pick)]) {
        const draft = {
          answers,
          exhibits: [exhibit("e1", "차용증")].slice(pick(2)),
          attachments: [],
          today: TODAY,
          holidays: [],
        };
        const blocks = blocksOf(type, draft);
        const ids = blocks.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(JSON.stringify(blocks)).not.toMatch(/undefined|NaN|\[object/);
        // No paper claims less than nothing.
        expect(JSON.stringify(blocks)).not.toMatch(/-[\d,]+원/);
        issuesOf(type, draft);
        lawyerReasonsOf(type, draft);
        const { answered, total } = progressOf(type, answers);
        expect(total - answered).toBe(missingOf(type, answers).length);
        expect(questionsOf(type, answers).length).toBeLessThanOrEqual(type.interview.length);
      }
    }
  });

  it("says in its sentences nothing that is asked after them", () => {
    const pick = random(11);
    const questions = type.interview.flatMap((section) => section.questions);
    const prose = questions.findIndex((question) => !("list" in question) && question.field.kind === "prose");
    const path = questions[prose]?.path ?? "";
    const later = questions.slice(prose + 1).map((question) => question.path);
    const isLater = (one: string) => later.some((question) => one === question || one.startsWith(`${question}.`));
    for (let run = 0; run < RUNS; run += 1) {
      const answers = someAnswers(type, pick);
      const before = Object.fromEntries(Object.entries(answers).filter(([one]) => !isLater(one)));
      const said = (given: typeof answers) =>
        proseOf(type, { answers: given, exhibits: [], attachments: [], today: TODAY, holidays: [] }, path);
      expect(said(before)).toEqual(said(answers));
    }
  });

  it("makes the same paper of the same answers", () => {
    const pick = random(7);
    const answers = someAnswers(type, pick);
    const draft = { answers, exhibits: [], attachments: [], today: TODAY, holidays: [] };
    expect(blocksOf(type, draft)).toEqual(blocksOf(type, draft));
  });
});
