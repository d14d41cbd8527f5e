import { serviceSummary } from "@legal/catalog";
import type { AiClarifyingQuestion, ClarifyingQuestion, Language } from "@legal/contracts";
import { textsIn } from "../texts/texts.ts";
import { isUnsure, type Understanding } from "../understanding/understand.ts";

const MAX_QUESTIONS = 3;
/** So many of the likely services are offered to choose from. */
const MOST_SERVICES = 4;
/** What tells apart the most comes first. */
const ORDER: readonly AiClarifyingQuestion[] = ["who", "judgment", "matter", "serviceDate", "amount", "paper"];

const isOpen = (question: AiClarifyingQuestion, { missing, services }: Understanding): boolean => {
  if (question === "matter") return services.length > 1;
  return question === "paper" || missing.some((fact) => fact === question);
};

/** What to ask instead of giving an answer that is too likely wrong; none is put twice, so it ends. */
export const clarifyingQuestions = (
  understanding: Understanding,
  answered: readonly AiClarifyingQuestion[],
  language: Language,
): ClarifyingQuestion[] => {
  if (!isUnsure(understanding)) return [];
  const { questions } = textsIn(language).guidance;
  const services = understanding.services.slice(0, MOST_SERVICES);
  const open = ORDER.filter((id) => !answered.includes(id) && isOpen(id, understanding));
  // Where nothing else is left, whether there is a paper decides nothing any more.
  if (open.length === 1 && open[0] === "paper" && answered.length > 0) return [];
  return open.slice(0, MAX_QUESTIONS).map((id) => ({
    id,
    text: questions[id].text,
    answers:
      id === "matter" ? services.map((service) => serviceSummary(service.id, language)) : [...questions[id].answers],
  }));
};
