import { isServiceId, type ServiceId } from "@legal/catalog";
import type { FinderAnswer } from "@legal/contracts";

/**
 * The services shown as cards: those that were understood, else those whose words match. None, and not even the word that
 * there are none, where a helpline helps, or where there are questions and no matching words.
 */
export const cardsFor = (
  answer: FinderAnswer | undefined,
  named: readonly ServiceId[],
): readonly ServiceId[] | undefined => {
  if (answer && answer.questions.length > 0) return named.length > 0 ? named : undefined;
  if (!answer || answer.kind === "chat") return named;
  if (answer.kind !== "fit") return undefined;
  return answer.services.filter(isServiceId);
};
