import {
  ALL_SERVICE_IDS,
  type Language,
  loadServiceContent,
  preparationsOf,
  type ServiceContent,
  type ServiceId,
} from "../src/index.ts";
import { isWrittenIn, LANGUAGES } from "./languages.ts";

const pagesOf = (language: Language) => Promise.all(ALL_SERVICE_IDS.map((id) => loadServiceContent(id, language)));

/** What only this page says; lists of papers and titles of steps may recur between pages. */
const ownTexts = (page: ServiceContent) => [
  page.overview,
  page.purpose,
  ...page.fits,
  ...page.unfit,
  ...page.features,
  ...page.steps.map(({ text }) => text),
  ...page.questions.flatMap(({ question, answer }) => [question, answer]),
];

const allTexts = (page: ServiceContent) => [
  ...ownTexts(page),
  ...page.steps.flatMap(({ title, actorName }) => [title, actorName]),
  ...page.prepare,
  page.durationNote,
  page.deadlineNote,
  ...page.deadlines.flatMap(({ title, text, statutes }) => [title, text, ...statutes]),
];

const sentences = (text: string) => text.match(/[.?!。？！](?=\s|$|[^\d\s)）])/gu)?.length ?? 0;

describe.each(LANGUAGES)("the pages in %s", (language) => {
  it("are complete for every service", async () => {
    for (const page of await pagesOf(language)) {
      expect(page).toMatchObject({ language, steps: { length: 5 } });
      const counts = {
        id: page.id,
        overview: sentences(page.overview),
        fits: page.fits.length,
        unfit: page.unfit.length,
        features: page.features.length,
        prepare: page.prepare.length,
        questions: page.questions.length,
        deadlines: page.deadlines.length,
      };
      expect(counts).toEqual({ ...counts, fits: 3, unfit: 2, features: 4, prepare: 4 });
      expect([counts.id, counts.overview >= 2 && counts.overview <= 3]).toEqual([page.id, true]);
      expect([counts.id, counts.questions >= 3 && counts.questions <= 4]).toEqual([page.id, true]);
      expect(counts.deadlines).toBeGreaterThan(0);
      expect([page.id, new Set(preparationsOf(page.id)).size]).toEqual([page.id, page.prepare.length]);
    }
  });

  it("are written in it, with Korean terms in brackets only", async () => {
    for (const page of await pagesOf(language)) {
      const strange = allTexts(page).filter((text) => !isWrittenIn(language, text) || text !== text.trim());
      expect([page.id, strange]).toEqual([page.id, []]);
    }
  });

  it("name the Korean term once in brackets", async () => {
    for (const page of await pagesOf(language)) {
      const named = /[(（][^)）]*\p{Script=Hangul}/u.test(page.overview);
      expect([page.id, named]).toEqual([page.id, true]);
    }
  });

  it("name no Korean term twice", async () => {
    if (language === "ko") return;
    for (const page of await pagesOf(language)) {
      const terms = allTexts(page).flatMap((text) => text.match(/[(（]\p{Script=Hangul}[^)）]*[)）]/gu) ?? []);
      expect([page.id, terms.filter((term, at) => terms.indexOf(term) !== at)]).toEqual([page.id, []]);
    }
  });

  it("say nothing twice", async () => {
    const texts = (await pagesOf(language)).flatMap(ownTexts);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it("are no copies of another language's pages", async () => {
    const others = LANGUAGES.filter((other) => other !== language);
    const mine = (await pagesOf(language)).flatMap(ownTexts);
    for (const other of others) {
      const theirs = new Set((await pagesOf(other)).flatMap(ownTexts));
      expect(mine.filter((text) => theirs.has(text))).toEqual([]);
    }
  });

  it("promise no result", async () => {
    const boast =
      /무조건|100\s*%|반드시 (?:이기|받)|승소를 보장|we guarantee|is guaranteed|必ず(?:勝|回収)|保证(?:胜诉|能)|一定[能会]赢/iu;
    for (const page of await pagesOf(language)) {
      expect([page.id, allTexts(page).filter((text) => boast.test(text))]).toEqual([page.id, []]);
    }
  });
});

/** The facts that the product's specification wants on a page, as a reader of each language finds them. */
const FACTS: [ServiceId, string, string[], Record<Language, RegExp>][] = [
  [
    "payment-order",
    "paymentOrderObjection",
    ["민사소송법 제256조, 제468조, 제470조"],
    { ko: /2주/u, en: /two weeks/u, ja: /2週間/u, zh: /2周/u },
  ],
  [
    "objection",
    "paymentOrderObjection",
    ["민사소송법 제256조, 제468조, 제470조"],
    { ko: /2주/u, en: /two weeks/u, ja: /2週間/u, zh: /2周/u },
  ],
  [
    "administrative-lawsuit",
    "administrativeSuit",
    ["행정소송법 제20조, 제38조", "행정기본법 제36조"],
    { ko: /90일.*1년/u, en: /90 days.*one year/u, ja: /90日.*1年/u, zh: /90日.*1年/u },
  ],
  [
    "inheritance-lawsuit",
    "reservedShare",
    ["민법 제1008조, 제1112조, 제1115조, 제1117조"],
    { ko: /1년.*10년/u, en: /one year.*ten years/u, ja: /1年.*10年/u, zh: /1年.*10年/u },
  ],
  [
    "labor-lawsuit",
    "wageClaims",
    ["근로기준법 제49조", "민법 제174조"],
    { ko: /3년/u, en: /three years/u, ja: /3年/u, zh: /3年/u },
  ],
  [
    "debtor-registry",
    "debtorRegistry",
    ["민사집행법 제70조, 제73조"],
    { ko: /6개월/u, en: /six months/u, ja: /6か月/u, zh: /6个月/u },
  ],
  [
    "answer-brief",
    "answerToComplaint",
    ["민사소송법 제256조, 제257조"],
    { ko: /30일/u, en: /30 days/u, ja: /30日/u, zh: /30日/u },
  ],
  ["patent-lawsuit", "patentRuling", ["특허법 제186조"], { ko: /30일/u, en: /30 days/u, ja: /30日/u, zh: /30日/u }],
  [
    "inheritance-lawsuit",
    "renounceInheritance",
    ["민법 제1019조, 제1026조"],
    { ko: /3개월/u, en: /three months/u, ja: /3か月/u, zh: /3个月/u },
  ],
];

describe("the periods on the pages", () => {
  it.each(FACTS.map(([id, rule, statutes, words]) => ({ id, rule, statutes, words })))(
    "$id warns of $rule with its statute",
    async ({ id, rule, statutes, words }) => {
      for (const language of LANGUAGES) {
        const warning = (await loadServiceContent(id, language)).deadlines.find((deadline) => deadline.rule === rule);
        expect(warning?.text).toMatch(words[language]);
      }
      const korean = (await loadServiceContent(id, "ko")).deadlines.find((deadline) => deadline.rule === rule);
      expect(korean?.statutes).toEqual(statutes);
    },
  );

  it("cite the Korean name of the law in every language", async () => {
    const cited = await Promise.all(
      LANGUAGES.map(async (language) => (await loadServiceContent("objection", language)).deadlines[1]?.statutes[0]),
    );
    expect(cited).toEqual([
      "소액사건심판법 제5조의4",
      "Trial of Small Claims Act (소액사건심판법), Article 5-4",
      "少額事件審判法（소액사건심판법）第5条の4",
      "《小额案件审判法》（소액사건심판법）第5条之4",
    ]);
  });

  it("are shown with the reader's units and the right number of them", async () => {
    const durations = await Promise.all(
      LANGUAGES.map(async (language) =>
        (await loadServiceContent("payment-order", language)).steps.map((step) => step.duration),
      ),
    );
    expect(durations).toEqual([
      ["1~2일", "1~3일", "1~3주", "1~4주", "2주"],
      ["1–2 days", "1–3 days", "1–3 weeks", "1–4 weeks", "2 weeks"],
      ["1〜2日", "1〜3日", "1〜3週間", "1〜4週間", "2週間"],
      ["1～2天", "1～3天", "1～3周", "1～4周", "2周"],
    ]);
    const english = await loadServiceContent("certified-mail", "en");
    expect(english.steps[0].duration).toBe("1 day");
  });
});
