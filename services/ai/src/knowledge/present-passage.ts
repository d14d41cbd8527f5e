import { cite, serviceName } from "@legal/catalog";
import type { AiSource, DeadlineAlert, Language } from "@legal/contracts";
import { sourceIdOf, type Passage } from "./passage.ts";

export const statutesOf = ({ citations }: Passage, language: Language): string[] =>
  citations.map((citation) => cite(citation, language));

/** Parts of a service's page are called like the service. */
const titleOf = ({ id, title, services }: Passage, language: Language): string =>
  id.startsWith("service:") && services[0] ? serviceName(services[0], language) : title;

/** What an answer rests on, each service's page once. */
export const presentSources = (passages: readonly Passage[], language: Language): AiSource[] => {
  const sources = new Map<string, AiSource>();
  for (const passage of passages) {
    const id = sourceIdOf(passage);
    if (sources.has(id)) continue;
    const { confidence, asOf, services } = passage;
    sources.set(id, {
      id,
      title: titleOf(passage, language),
      statutes: statutesOf(passage, language),
      confidence,
      asOf,
      serviceTypes: [...services],
    });
  }
  return [...sources.values()];
};

export const presentAlert = (passage: Passage, note: string, language: Language): DeadlineAlert => ({
  rule: passage.id.slice("rule:".length),
  title: passage.title,
  text: passage.text,
  statutes: statutesOf(passage, language),
  confidence: passage.confidence ?? "secondary",
  note,
  serviceTypes: [...passage.services],
});
