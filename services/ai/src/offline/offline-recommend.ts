import { AI_RECOMMENDATIONS_MAX, type Language, type Recommendation } from "@legal/contracts";
import { serviceSummary } from "@legal/catalog";
import { textsIn } from "../texts/texts.ts";
import type { RankedService } from "../understanding/understand.ts";

const QUOTED = 3;

const quote = (words: readonly string[], language: Language): string => {
  const [open, close] = textsIn(language).quotes;
  return words
    .slice(0, QUOTED)
    .map((word) => `${open}${word}${close}`)
    .join(", ");
};

/** Each reason quotes the words of the situation that led to the service and says what the service does. */
export const offlineRecommend = (services: readonly RankedService[], language: Language): Recommendation[] =>
  services.slice(0, AI_RECOMMENDATIONS_MAX).map(({ id, evidence }) => {
    const { because, plainReason } = textsIn(language).offline;
    const summary = serviceSummary(id, language);
    const reason = evidence.length > 0 ? because(quote(evidence, language), summary) : plainReason(summary);
    return { serviceId: id, reason };
  });
