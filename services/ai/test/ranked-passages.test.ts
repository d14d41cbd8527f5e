import { ALL_SERVICE_IDS, type ServiceId } from "@legal/catalog";
import { LANGUAGES, type Language } from "@legal/contracts";
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

  it.each<[Language, ServiceId, string, string]>([
    ["ko", "debt-seizure", "대략 며칠쯤 걸려요?", "duration"],
    ["ko", "objection", "돈은 얼마나 내야 돼요?", "price"],
    ["ko", "divorce-lawsuit", "제가 준비할 서류 있어요?", "prepare"],
    ["en", "debt-seizure", "And how long would it be?", "duration"],
    ["en", "payment-order", "how much", "price"],
    ["en", "complaint", "Which papers should I get?", "prepare"],
    ["ja", "debt-seizure", "どれくらい時間を見ればいいですか", "duration"],
    ["ja", "lease-registration", "費用はいくらになりますか", "price"],
    ["ja", "complaint", "どんな書類をそろえますか", "prepare"],
    ["zh", "debt-seizure", "要等多长时间", "duration"],
    ["zh", "lease-registration", "大概什么价格", "price"],
    ["zh", "complaint", "我该带哪些材料", "prepare"],
  ])("is found in %s on the page of %s for “%s”", async (language, service, asked, part) => {
    const [first] = await rankPassages(asked, await knowledgeIn(language), service);
    expect([first?.passage.id, first?.isAnswer]).toEqual([`service:${service}/${part}`, true]);
  });

  it.each<[Language, string]>([
    ["ko", "저 혼자서도 될까요?"],
    ["en", "may I do it by myself?"],
    ["en", "has my file been received"],
    ["ja", "一人でやれますか"],
    ["zh", "我一个人能办吗"],
    ["zh", "我寄的材料看到了吗"],
  ])("is none in %s for “%s”, which the knowledge does not answer", async (language, asked) => {
    const ranked = await rankPassages(asked, await knowledgeIn(language), "objection");
    expect(ranked.filter(({ isAnswer }) => isAnswer)).toEqual([]);
  });

  it("is none below a likelier yes that is too doubtful to be given", async () => {
    const ranked = await rankPassages("신청하면 집주인이 알게 되나요?", await knowledgeIn("ko"), "lease-registration");
    expect(ranked[0]?.passage.id).toBe("service:lease-registration/question-1");
    expect(ranked.filter(({ isAnswer }) => isAnswer)).toEqual([]);
  });

  it.each<[Language, ServiceId, string]>([
    ["ko", "real-estate-auction", "혼자서도 할 수 있나요?"],
    ["ko", "complaint", "상대방이 외국에 있어도 소송할 수 있나요?"],
    ["zh", "payment-order", "要重新开始交费吗？"],
    ["zh", "movable-property-auction", "汽车可以吗？"],
    ["zh", "movable-property-auction", "宠物可以吗？"],
  ])(
    "in %s on the page of %s is no “it is possible” that answers another question than “%s”",
    async (language, service, asked) => {
      const ranked = await rankPassages(asked, await knowledgeIn(language), service);
      expect(ranked[0]?.passage.id).toMatch(/question-/u);
      expect(ranked.filter(({ isAnswer }) => isAnswer)).toEqual([]);
    },
  );

  it("is none of another service's page", async () => {
    const knowledge = await knowledgeIn("ko");
    const ranked = await rankPassages("집주인이 반대해도 되나요?", knowledge, "patent-lawsuit");
    expect(ranked.filter(({ passage }) => passage.id.startsWith("service:lease-registration/"))).toEqual([]);
  });
});
