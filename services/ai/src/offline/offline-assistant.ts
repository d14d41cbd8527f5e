import type { Assistant } from "../assistant/assistant.ts";
import { offlineAnswer } from "./offline-answer.ts";
import { offlineRecommend } from "./offline-recommend.ts";

/** Answers without any provider, from the platform's own knowledge. */
export const offlineAssistant: Assistant = {
  mode: "offline",
  recommend: ({ grounding, language }) => ({
    maxCost: 0,
    run: async () => offlineRecommend(grounding.services, language),
  }),
  answer: (consultation) => ({
    maxCost: 0,
    run: async function* (_usage, signal) {
      for (const paragraph of offlineAnswer(consultation)) {
        if (signal.aborted) return;
        yield `${paragraph}\n\n`;
      }
    },
  }),
};
