import { ALL_SERVICE_IDS } from "@legal/catalog";
import { LANGUAGES } from "@legal/contracts";
import { knowledgeIn } from "../src/knowledge/load-knowledge.ts";
import { isHeaded } from "../src/knowledge/passage.ts";
import { rankPassages } from "../src/retrieval/rank-passages.ts";

const SHOWN = 2;

describe("which passage answers", () => {
  it.each(LANGUAGES)("is found for every heading that is suggested, asked as it stands, in %s", async (language) => {
    const knowledge = await knowledgeIn(language);
    const unanswered: string[] = [];
    for (const { id, title, services } of knowledge.passages.filter(isHeaded))
      for (const service of services.length > 0 ? services : ALL_SERVICE_IDS) {
        const shown = (await rankPassages(title, knowledge, service)).slice(0, SHOWN);
        if (!shown.some(({ passage, isAnswer }) => isAnswer && passage.id === id)) unanswered.push(`${service} ${id}`);
      }
    expect(unanswered).toEqual([]);
  });

  it("is none of another service's page", async () => {
    const knowledge = await knowledgeIn("ko");
    const ranked = await rankPassages("집주인이 반대해도 되나요?", knowledge, "patent-lawsuit");
    expect(ranked.filter(({ passage }) => passage.id.startsWith("service:lease-registration/"))).toEqual([]);
  });
});
