import { gatherGrounding, type Grounding } from "../src/assistant/gather-grounding.ts";
import type { Assistant, Turn } from "../src/assistant/assistant.ts";
import { dangerIn } from "../src/danger/is-in-danger.ts";
import { knowledgeIn } from "../src/knowledge/load-knowledge.ts";
import { textsIn } from "../src/texts/texts.ts";
import { answerText } from "./answer-text.ts";
import type { ValidationQuestion } from "./validation-questions.ts";

export interface AnsweredQuestion {
  question: ValidationQuestion;
  isRight: boolean;
  /** What it says and must not. */
  forbidden: readonly string[];
}

/** Passages that say what is true of this question alone; the parts of a page are true beside any. */
const SPECIFIC = /^(?:rule|fact):|\/(?:question|risk)-\d+$/u;

const isRight = async (question: ValidationQuestion, answer: string, grounding: Grounding): Promise<boolean> => {
  const { language, expect, passages, due, amount } = question;
  const { passages: known } = await knowledgeIn(language);
  const shown = known.filter(({ text }) => answer.includes(text)).map(({ id }) => id);
  if (expect === "passage") return passages.some((id) => shown.includes(id));
  if (expect === "crisis") return grounding.mayBeInDanger;
  if (expect === "deadline") return grounding.computed.some(({ dates }) => due !== undefined && dates.includes(due));
  if (expect === "cost")
    return amount === undefined
      ? shown.includes(`service:${question.service}/price`)
      : answer.replaceAll(",", "").includes(String(amount));
  return answer.includes(textsIn(language).offline.nothingFound) && !shown.some((id) => SPECIFIC.test(id));
};

/** An assistant's answer to a question that only measures. */
export const answerQuestion = async (assistant: Assistant, question: ValidationQuestion): Promise<AnsweredQuestion> => {
  const { language, service: serviceType, history, mustNot, askedOn } = question;
  const said = [...history, question.question];
  const { inDanger } = await dangerIn(said, false);
  const grounding = await gatherGrounding({ said, serviceType, language, inDanger, today: askedOn });
  const turns = said.map((content): Turn => ({ role: "user", content }));
  const answer = await answerText(assistant, { serviceType, turns, language, grounding });
  return {
    question,
    isRight: await isRight(question, answer, grounding),
    forbidden: mustNot.filter((pattern) => new RegExp(pattern, "iu").test(answer)),
  };
};
