import { cite, serviceName } from "@legal/catalog";
import type { AiSource, DeadlineAlert, Language } from "@legal/contracts";
import { sourceIdOf, type Piece } from "./passage.ts";

export const statutesOf = ({ citations }: Piece, language: Language): string[] =>
  citations.map((citation) => cite(citation, language));

/** Parts of a service's page are called like the service. */
const titleOf = ({ id, title, services }: Piece, language: Language): string =>
  id.startsWith("service:") && services[0] ? serviceName(services[0], language) : title;

/** What an answer rests on, each service's page once. */
export const presentSources = (pieces: readonly Piece[], language: Language): AiSource[] => {
  const sources = new Map<string, AiSource>();
  for (const piece of pieces) {
    const id = sourceIdOf(piece);
    if (sources.has(id)) continue;
    const { confidence, asOf, services } = piece;
    sources.set(id, {
      id,
      title: titleOf(piece, language),
      statutes: statutesOf(piece, language),
      confidence,
      asOf,
      serviceTypes: [...services],
    });
  }
  return [...sources.values()];
};

export const presentAlert = (piece: Piece, note: string, language: Language): DeadlineAlert => ({
  rule: piece.id.slice("rule:".length),
  title: piece.title,
  text: piece.text,
  statutes: statutesOf(piece, language),
  confidence: piece.confidence ?? "secondary",
  note,
  serviceTypes: [...piece.services],
});
