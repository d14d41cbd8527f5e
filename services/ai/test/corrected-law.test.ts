import { LANGUAGES, type Language } from "@legal/contracts";
import { gatherGrounding } from "../src/assistant/gather-grounding.ts";
import { knowledgeIn } from "../src/knowledge/load-knowledge.ts";
import { offlineAssistant } from "../src/offline/offline-assistant.ts";
import { answerText } from "../training/answer-text.ts";
import { authoritiesAndCrimes } from "./corrected-law/authorities-and-crimes.ts";
import { claimsAndWork } from "./corrected-law/claims-and-work.ts";
import { courtsAndPapers } from "./corrected-law/courts-and-papers.ts";
import { enforcement } from "./corrected-law/enforcement.ts";
import { families } from "./corrected-law/families.ts";
import { UNKNOWN_PAPERS } from "./corrected-law/unknown-papers.ts";

const ask = async (text: string, serviceType: string, language: Language): Promise<string> => {
  const grounding = await gatherGrounding({ said: [text], serviceType, language });
  const turns = [{ role: "user" as const, content: text }];
  return answerText(offlineAssistant, { serviceType, turns, language, grounding });
};

/** Wordings of rules that are not the law, or that cost a reader a right. */
const WRONG: Readonly<Record<Language, readonly RegExp[]>> = {
  ko: [
    /동산 경매에서 몫을 받으려면 집행관이 매각 대금을 받을 때까지/,
    /결정을 알게 된 날부터 1주/,
    /둘 중 하나라도 지나면 낼 수 없습니다/,
    /월급의 절반과 법이 정한 최저 생계비/,
    /가압류와 가처분은 10,000원/,
    /이혼은 20,000원/,
    /당사자 한 사람마다/,
    /다음 날부터는 연 12%입니다/,
    /임금은 먼저 고용노동청에 진정/,
    /강제집행을 당할 수 있습니다\. 이 기간은 늘어나지 않습니다/,
    /다툴 수 없게 되어/,
    /몰래 열어 보거나 녹음하면/,
    /한 사람이라도 한국에 살고 있으면/,
    /이하인 민사사건은 소액사건/,
    /법원이 이의를 받아들이면/,
    /회사가 파산해 줄 돈이 없을 때\(국가의 대지급금/,
    /그 내용은 판결처럼 집행할 수 있습니다/,
    /보정된 청구서/,
  ],
  en: [
    /claim before the bailiff receives the price/,
    /within one week of learning of the decision/,
    /When either has passed, it is too late/,
    /Half of them and a living minimum/,
    /seizure or disposition costs 10,000/,
    /For each party 10 services/,
    /12% from the day after the complaint was served\./,
    /Wage matters begin with a complaint to the labour office/,
    /This period is never extended/,
    /It settles the question of what you demanded/,
    /Often yes, if one of you lives here/,
    /a fine, a refused visa/,
  ],
  ja: [
    /執行官が売却代金を受け取るまでに要求します/,
    /決定を知った日から1週間/,
    /どちらか一方でも過ぎると/,
    /給料の半分と、法律が定める最低生計費/,
    /仮差押えと仮処分は10,000/,
    /当事者1人につき/,
    /翌日からは年12%です/,
    /賃金はまず雇用労働庁に申告/,
    /無断で開いたり録音したりすると/,
    /どちらかが韓国に住んでいれば/,
  ],
  zh: [
    /须在执行官收到价款之前提出要求/,
    /知悉裁定之日起1周/,
    /任何一个期限届满，就不能再起诉/,
    /工资的一半以及法律规定的最低生活费/,
    /假扣押和假处分10,000/,
    /每位当事人须预缴/,
    /次日起为12%。/,
    /工资问题先向雇佣劳动厅投诉/,
    /偷看或偷录可能/,
    /夫妻一方住在韩国的，多数情况下可以/,
    /停业、罚款/,
  ],
};

const MISTAKEN_PAPERS = [
  { paper: "공소장", service: "answer-brief", asked: "공소장을 받았는데 답변서를 내야 하나요?" },
  { paper: "고소장", service: "criminal-defense", asked: "고소장을 받았다고 경찰에서 연락이 왔어요" },
  { paper: "피고인", service: "criminal-defense", asked: "피고인인데 재판 통지를 받았어요" },
  { paper: "起訴状", service: "answer-brief", asked: "起訴状が届きました。答弁書を出しますか？" },
  { paper: "被告人", service: "criminal-defense", asked: "刑事裁判の被告人ですが通知が来ました" },
  {
    paper: "being able to sue",
    service: "administrative-lawsuit",
    asked: "免許が取り消されました。すぐ訴えられますか？",
  },
  { paper: "刑事被告人", service: "criminal-defense", asked: "我是刑事被告人，收到开庭通知" },
  {
    paper: "a criminal complaint",
    service: "criminal-defense",
    asked: "I received a criminal complaint from the police",
  },
  {
    paper: "a complaint to the labour office",
    service: "labor-lawsuit",
    asked: "I got a reply to my complaint to the labour office",
  },
  { paper: "one's own suit", service: "complaint", asked: "법원이 피고 주소를 고치라는데 기한을 넘기면요?" },
] as const;

describe("what the assistant knows of the law", () => {
  it.each(LANGUAGES.map((language) => ({ language })))(
    "states no rule that is not the law, in $language",
    async ({ language }) => {
      const { passages } = await knowledgeIn(language);
      const wrong = passages.flatMap(({ id, text }) =>
        WRONG[language].filter((pattern) => pattern.test(text)).map((pattern) => `${id}: ${pattern.source}`),
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each(LANGUAGES.flatMap((language) => UNKNOWN_PAPERS[language].map((asked) => ({ language, asked }))))(
    "names no period for a court paper that nobody can name: $asked",
    async ({ language, asked }) => {
      const { byId } = await knowledgeIn(language);
      for (const service of ["answer-brief", "objection", "lawsuit", "criminal-defense", "divorce-lawsuit"] as const) {
        const answer = await ask(asked, service, language);
        expect(answer).toContain(byId.get("rule:unknownCourtPaper")?.text);
        expect(answer).not.toMatch(/\d+ ?(?:일|주|days?|weeks?|日|週間|周)|(?:two|seven|thirty) (?:days|weeks)/);
      }
    },
  );

  const RULES = [...enforcement, ...courtsAndPapers, ...families, ...authoritiesAndCrimes, ...claimsAndWork];
  it.each(RULES.flatMap((rule) => LANGUAGES.map((language) => ({ ...rule, language, expected: rule[language] }))))(
    "tells of $about what the law says and not what stood there, in $language",
    async ({ service, language, expected: [asked, expected, old], rightElsewhere }) => {
      const answer = await ask(asked, service, language);
      expect(answer).toContain(expected);
      if (old === undefined) return;
      expect(answer).not.toContain(old);
      const { passages } = await knowledgeIn(language);
      const stated = rightElsewhere ? [] : passages.filter(({ text }) => text.includes(old)).map(({ id }) => id);
      expect(stated).toEqual([]);
    },
  );

  it.each(MISTAKEN_PAPERS)("does not take $paper for a complaint in a civil case", async ({ service, asked }) => {
    const grounding = await gatherGrounding({ said: [asked], serviceType: service, language: "ko" });
    expect(grounding.alerts.map(({ rule }) => rule)).not.toContain("answerToComplaint");
  });

  it("names to the holder of one paper no period of another", async () => {
    const answer = await ask("약식명령을 받았는데 30일 안에 답변서를 내면 되나요?", "answer-brief", "ko");
    expect(answer).toContain((await knowledgeIn("ko")).byId.get("rule:summaryOrder")?.text);
    expect(answer).not.toMatch(/30일/);
  });

  it.each([
    {
      service: "labor-lawsuit",
      asked: "노동청에 진정하면 시효가 멈추나요?",
      expected: /시효는 계속 흐르|시효를 멈추지 않습니다/,
    },
    { service: "debt-seizure", asked: "월급을 전부 압류할 수 있나요?", expected: /250만 원까지는 전혀 압류할 수 없/ },
    {
      service: "divorce-lawsuit",
      asked: "남편이 바람을 피웠어요. 언제까지 이혼을 청구해야 하나요?",
      expected: /안 날부터 6개월/,
    },
    {
      service: "movable-property-auction",
      asked: "다른 채권자가 시작한 동산 경매에서 저도 받을 수 있나요?",
      expected: /이중압류/,
    },
    {
      service: "criminal-defense",
      asked: "약식명령을 받았는데 정식재판을 하면 벌금이 늘 수 있나요?",
      expected: /벌금액?[이은가]? ?늘어날/,
    },
    { service: "objection", asked: "지급명령이 확정되었는데 저는 이미 다 갚았어요", expected: /청구이의의 소/ },
    { service: "certified-mail", asked: "상대방이 내용증명을 받지 않아 돌아왔어요", expected: /도착해야 효력/ },
    { service: "lawsuit", asked: "중간에 합의하면 판결처럼 집행되나요?", expected: /조서에 남기면/ },
  ])("answers $asked", async ({ service, asked, expected }) => {
    expect(await ask(asked, service, "ko")).toMatch(expected);
  });
});
