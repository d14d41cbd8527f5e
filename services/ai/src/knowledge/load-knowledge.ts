import { ALL_SERVICE_IDS, loadServiceContent, PERIOD_RULES, type Language, type ServiceContent } from "@legal/catalog";
import { FACT_RULES, type FactId, type FactTexts } from "./facts/fact-rules.ts";
import type { Passage } from "./passage.ts";
import { servicePassages } from "./service-passages.ts";

const factTexts: Readonly<Record<Language, () => Promise<{ texts: FactTexts }>>> = {
  ko: () => import("./facts/ko.ts"),
  en: () => import("./facts/en.ts"),
  ja: () => import("./facts/ja.ts"),
  zh: () => import("./facts/zh.ts"),
};

const rulePassages = (contents: readonly ServiceContent[]): Passage[] => {
  const passages = new Map<string, Passage>();
  for (const { id: service, deadlines } of contents) {
    for (const { rule, title, text, confidence, asOf } of deadlines) {
      const known = passages.get(rule);
      const citations = PERIOD_RULES[rule].statutes;
      const services = [...(known?.services ?? []), service];
      passages.set(rule, { id: `rule:${rule}`, title, text, citations, confidence, asOf, services });
    }
  }
  return [...passages.values()];
};

const factPassages = (texts: FactTexts): Passage[] =>
  (Object.keys(FACT_RULES) as FactId[]).map((id) => ({ id: `fact:${id}`, ...texts[id], ...FACT_RULES[id] }));

export interface Knowledge {
  readonly language: Language;
  readonly passages: readonly Passage[];
  readonly byId: ReadonlyMap<string, Passage>;
  /** How periods are counted, and that the court's own figure prevails. */
  readonly deadlineNote: string;
}

const load = async (language: Language): Promise<Knowledge> => {
  const [contents, { texts }] = await Promise.all([
    Promise.all(ALL_SERVICE_IDS.map((id) => loadServiceContent(id, language))),
    factTexts[language](),
  ]);
  const passages = [...rulePassages(contents), ...factPassages(texts), ...contents.flatMap(servicePassages)];
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  return { language, passages, byId, deadlineNote: contents[0]?.deadlineNote ?? "" };
};

const loaded = new Map<Language, Promise<Knowledge>>();

/** Everything the platform knows, in one language; put together at the first question in it. */
export const knowledgeIn = (language: Language): Promise<Knowledge> => {
  const knowledge = loaded.get(language) ?? load(language);
  loaded.set(language, knowledge);
  return knowledge;
};
