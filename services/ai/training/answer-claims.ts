import { ALL_SERVICE_IDS } from "@legal/catalog";
import type { Assistant } from "../src/assistant/assistant.ts";
import { gatherGrounding } from "../src/assistant/gather-grounding.ts";
import { createVerifier } from "../src/grounding/verifier.ts";
import { answerText } from "./answer-text.ts";
import { forbiddenClaims } from "./forbidden.ts";
import type { Situation } from "./situation.ts";

/** What an assistant's first answer to a situation claims without support, and what no answer may say. */
export const answerClaims = async (
  assistant: Assistant,
  { text, language, services }: Situation,
): Promise<{ unverified: readonly string[]; forbidden: readonly string[] }> => {
  const serviceType = services[0] ?? ALL_SERVICE_IDS[0];
  const grounding = await gatherGrounding({ said: [text], serviceType, language });
  const turns = [{ role: "user" as const, content: text }];
  const answer = await answerText(assistant, { serviceType, turns, language, grounding });
  const { unverified } = createVerifier({ ...grounding, said: text, language }).check(answer);
  return { unverified, forbidden: forbiddenClaims(answer, language) };
};
