import type { Assistant, Consultation } from "../src/assistant/assistant.ts";

const never = new AbortController().signal;

/** What an assistant answers, whole. */
export const answerText = async (assistant: Assistant, consultation: Consultation): Promise<string> => {
  let answer = "";
  for await (const chunk of assistant.answer(consultation).run({ tokens: 0 }, never)) answer += chunk;
  return answer;
};
