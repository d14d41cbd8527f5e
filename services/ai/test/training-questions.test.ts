import { LANGUAGES } from "@legal/contracts";
import { knowledgeIn } from "../src/knowledge/load-knowledge.ts";
import { trainingQuestions } from "../training/questions.ts";

describe("questions with the passages that answer them", () => {
  it.each(LANGUAGES)("name passages that the knowledge has, in %s", async (language) => {
    const { passages } = await knowledgeIn(language);
    const known = new Set(passages.map(({ id }) => id));
    const questions = trainingQuestions().filter((one) => one.language === language);
    expect(questions.length).toBeGreaterThanOrEqual(300);
    expect(questions.filter((one) => one.passages.some((id) => !known.has(id)))).toEqual([]);
  });
});
