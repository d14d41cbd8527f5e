import type { Assistant } from "../assistant/assistant.ts";
import { offlineAnswer } from "./offline-answer.ts";
import { offlineRecommend } from "./offline-recommend.ts";

/** Answers without any provider, from the platform's own knowledge. */
export const offlineAssistant: Assistant = {
  mode: "offline",
  costOf: () => 0,
  recommend: async ({ grounding, language }) => offlineRecommend(grounding.services, language),
  answer: async function* (consultation, _usage, signal) {
    for (const paragraph of offlineAnswer(consultation)) {
      if (signal.aborted) return;
      yield `${paragraph}\n\n`;
    }
  },
};
