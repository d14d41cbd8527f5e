import { globSync, readFileSync } from "node:fs";
import { figuresIn, loadServiceContent, PERIOD_RULES, textSourcesOf, type Figure } from "@legal/catalog";
import { LANGUAGES } from "@legal/contracts/constants";
import { PROCEDURES } from "@legal/legal-rules/court-costs";
import { ALL_SERVICE_IDS, type Language, type PeriodRuleId, type ServiceId } from "@legal/catalog";
import {
  PRIVACY_SOURCES,
  QUESTION_SOURCES,
  TERMS_SOURCES,
  type FigureSource,
} from "../../frontends/public/src/features/legal/figure-sources.ts";
import { FACT_RULES, type FactId, type FactTexts } from "../../services/ai/src/knowledge/facts/fact-rules.ts";
import { COMPUTED_TEXTS, FACT_FIGURES, periodOf, type TextFigures } from "./computed-texts.ts";

const LOCALES = "frontends/public/src/**/locales";
/** Keys of texts that state periods, amounts or rates to customers before they buy. */
const WATCHED = /^(?:faq|landing|service)\./;

const textsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

const uncovered = (where: string, text: string, language: Language, covered: ReadonlySet<Figure>): string[] =>
  Array.from(figuresIn(text, language))
    .filter((figure) => !covered.has(figure))
    .map((figure) => `${where}: nothing says where “${figure}” comes from: ${text.slice(0, 80)}`);

/** A text names every figure that is computed beside it, in its language, and no other without a source. */
const figureProblems = (
  where: string,
  text: string,
  language: Language,
  { computed = [], cited = [] }: TextFigures,
): string[] => {
  const said = figuresIn(text, language);
  return [
    ...uncovered(where, text, language, new Set([...computed, ...cited])),
    ...computed.filter((figure) => !said.has(figure)).map((figure) => `${where}: its text does not say “${figure}”`),
  ];
};

/** What a wording names of another rule: the shortest, where the paper is not known. */
const ALSO_NAMED: Partial<Record<PeriodRuleId, readonly Figure[]>> = {
  unknownCourtPaper: [periodOf("execution-immediate-appeal")],
};

const periodsOf = (rule: PeriodRuleId): Figure[] => [
  ...PERIOD_RULES[rule].periods.map(([length, unit]): Figure => `${length} ${unit}`),
  ...(ALSO_NAMED[rule] ?? []),
];

const pageProblems = async (id: ServiceId, language: Language): Promise<string[]> => {
  const {
    deadlines,
    sources: _sources,
    asOf: _asOf,
    steps,
    duration: _duration,
    ...page
  } = await loadServiceContent(id, language);
  const covered = new Set([
    ...deadlines.flatMap(({ rule }) => periodsOf(rule)),
    ...textSourcesOf(id).flatMap(({ figures }) => figures),
  ]);
  const texts = [...textsOf(page), ...steps.flatMap(({ title, text }) => [title, text])];
  return [
    ...texts.flatMap((text) => uncovered(`${id} (${language})`, text, language, covered)),
    ...deadlines.flatMap(({ rule, title, text }) =>
      figureProblems(`rule ${rule} (${language})`, `${title}. ${text}`, language, { computed: periodsOf(rule) }),
    ),
  ];
};

const factsIn = async (language: Language): Promise<FactTexts> => {
  const file = `../../services/ai/src/knowledge/facts/${language}.ts`;
  const { texts } = (await import(file)) as { texts: FactTexts };
  return texts;
};

/** A fact cites its statute, and says the same figures in every language. */
const factProblems = async (): Promise<string[]> => {
  const all = await Promise.all(LANGUAGES.map(async (language) => ({ language, texts: await factsIn(language) })));
  return (Object.keys(FACT_RULES) as FactId[]).flatMap((id) => {
    const uncited = FACT_RULES[id].citations.length === 0 ? [`fact ${id} cites nothing`] : [];
    const said = all.map(({ language, texts }) =>
      [...figuresIn(`${texts[id].title}. ${texts[id].text}`, language)].toSorted().join(", "),
    );
    return new Set(said).size === 1 ? uncited : [...uncited, `fact ${id}: figures differ: ${said.join(" | ")}`];
  });
};

const ROUNDS = (["small-claim", "first-instance", "appeal", "payment-order"] as const).map(
  (procedure) => PROCEDURES[procedure].perParty,
);

const tariffProblemsIn = async (language: Language): Promise<string[]> => {
  const facts = await factsIn(language);
  const figures = (Object.keys(FACT_RULES) as FactId[]).flatMap((id) => {
    const { title, text } = facts[id];
    return figureProblems(`fact ${id} (${language})`, `${title}. ${text}`, language, FACT_FIGURES[id] ?? {});
  });
  const numbers = new Set((facts.deliveryFees.text.match(/\d+/g) ?? []).map(Number));
  const rounds = ROUNDS.filter((count) => !numbers.has(count)).map(
    (count) => `fact deliveryFees (${language}): not ${count} rounds`,
  );
  return [...figures, ...rounds];
};

/** A fact that states a tariff, a rate or a period states the one that legal-rules computes with. */
const tariffProblems = async (): Promise<string[]> => (await Promise.all(LANGUAGES.map(tariffProblemsIn))).flat();

const figuresOf = (sources: readonly FigureSource[]): Set<Figure> => new Set(sources.flatMap(({ figures }) => figures));

const legalTextProblems = (name: string, sources: readonly FigureSource[]): string[] =>
  readFileSync(`frontends/public/src/features/legal/${name}.ts`, "utf8")
    .split("\n")
    .flatMap((line) => uncovered(name, line, "ko", figuresOf(sources)));

/** A sentence that is shown beside computed days names the lengths that they are computed with, in every language. */
const computedTextProblems = (language: Language): string[] =>
  Object.entries(COMPUTED_TEXTS).flatMap(([folder, sources]) => {
    const texts = JSON.parse(readFileSync(`${folder}/${language}.json`, "utf8")) as Record<string, string>;
    return Object.keys({ ...sources, ...texts }).flatMap((key) =>
      figureProblems(`${key} (${language})`, texts[key] ?? "", language, sources[key] ?? {}),
    );
  });

const messageProblems = (language: Language): string[] => {
  const texts = globSync(`${LOCALES}/${language}.json`).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>),
  );
  return texts
    .filter(([key]) => WATCHED.test(key))
    .flatMap(([key, text]) =>
      uncovered(`${key} (${language})`, text, language, figuresOf(QUESTION_SOURCES[key] ?? [])),
    );
};

/** No period, amount or rate is in a customer's text without something that says where it comes from. */
export const checkLegalFigures = async (): Promise<string[]> => {
  const pages = ALL_SERVICE_IDS.flatMap((id) => LANGUAGES.map((language) => pageProblems(id, language)));
  return [
    ...new Set([
      ...(await Promise.all(pages)).flat(),
      ...(await factProblems()),
      ...(await tariffProblems()),
      ...legalTextProblems("terms-of-service", TERMS_SOURCES),
      ...legalTextProblems("privacy-policy", PRIVACY_SOURCES),
      ...LANGUAGES.flatMap(messageProblems),
      ...LANGUAGES.flatMap(computedTextProblems),
    ]),
  ];
};
