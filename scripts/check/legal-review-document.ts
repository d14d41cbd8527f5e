import { ALL_SERVICE_IDS, cite, isCited, loadServiceContent, serviceName, textSourcesOf } from "@legal/catalog";
import type { Citation } from "@legal/catalog";
import {
  PRIVACY_SOURCES,
  QUESTION_SOURCES,
  TERMS_SOURCES,
} from "../../frontends/public/src/features/legal/figure-sources.ts";
import type { FigureSource } from "../../frontends/public/src/features/legal/figure-sources.ts";
import { FACT_RULES, type FactId } from "../../services/ai/src/knowledge/facts/fact-rules.ts";
import { texts as facts } from "../../services/ai/src/knowledge/facts/ko.ts";
import { format, resolveConfig } from "prettier";
import { FIGURE_STATEMENTS } from "./law-figures.ts";
import { generatedFile } from "./generated-file.ts";
import { OPERATOR_QUESTIONS } from "./operator-questions.ts";
import { sentencesOfLaw } from "./paper-sentences.ts";

const PATH = "docs/legal-review.md";
const CHECKED_BY = "platform, against the statute";

const HEADER = `# Legal review

Statements of law that the platform makes to customers, what each rests on, and when it was last checked. Generated from the catalogue, the assistant's knowledge, the legal texts, and the figures and sentences of papers: \`npm run check -- --fix\` writes it anew, and \`npm run check\` refuses a period, amount or rate that no source covers.

Not listed: of papers, sentences that no sample paper prints, and of costs, the rounds of service by procedure and the shares and multiples of a complaint's duty other than a payment order's. Rates that one sample's parties agreed on stand among the sentences as examples.

Confidence: **official** = the text of the statute was read; **statute** = certain, its text was not read; **secondary** = several secondary sources agree. The last column is for the signature of the operator's lawyer.
`;

interface Row {
  statement: string;
  source: string;
  confidence: string;
  asOf: string;
}

const escaped = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const table = (rows: readonly Row[]): string =>
  [
    "| statement | source | confidence | checked by | when | lawyer |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows.map(
      ({ statement, source, confidence, asOf }) =>
        `| ${escaped(statement)} | ${escaped(source)} | ${confidence} | ${CHECKED_BY} | ${asOf} | |`,
    ),
  ].join("\n");

const cited = (statutes: readonly Citation[]): string =>
  statutes.length === 0 ? "the platform's own rule" : statutes.map((statute) => cite(statute, "ko")).join(", ");

const ruleRows = async (): Promise<Row[]> => {
  const pages = await Promise.all(ALL_SERVICE_IDS.map((id) => loadServiceContent(id, "ko")));
  const rules = new Map(pages.flatMap(({ deadlines }) => deadlines.map((deadline) => [deadline.rule, deadline])));
  return [...rules.values()].map(({ title, text, statutes, confidence, asOf }) => ({
    statement: `${title}: ${text}`,
    source: statutes.join(", "),
    confidence,
    asOf,
  }));
};

const factRows = (): Row[] =>
  (Object.keys(FACT_RULES) as FactId[]).map((id) => ({
    statement: `${facts[id].title}: ${facts[id].text}`,
    source: cited(FACT_RULES[id].citations),
    confidence: FACT_RULES[id].confidence,
    asOf: FACT_RULES[id].asOf,
  }));

const pageRows = (): Row[] =>
  ALL_SERVICE_IDS.flatMap((id) =>
    textSourcesOf(id)
      .filter(isCited)
      .map(({ figures, statutes, confidence, asOf }) => ({
        statement: `${serviceName(id, "ko")}: ${figures.join(", ")}`,
        source: cited(statutes),
        confidence,
        asOf,
      })),
  );

const textRows = (where: string, sources: readonly FigureSource[]): Row[] =>
  sources.map(({ figures, statutes, asOf }) => ({
    statement: `${where}: ${figures.join(", ")}`,
    source: cited(statutes),
    confidence: statutes.length === 0 ? "own" : "official",
    asOf,
  }));

const figureRows = (): Row[] =>
  FIGURE_STATEMENTS.map(({ figure: { basis, from, checkedOn, confidence = "official" }, statement }) => ({
    statement: from === undefined ? statement : `${statement} (${from}부터)`,
    source: basis,
    confidence,
    asOf: checkedOn,
  }));

const sentenceTable = (): string =>
  [
    "| sentence | paper | lawyer |",
    "| --- | --- | --- |",
    ...[...sentencesOfLaw()].map(([sentence, paper]) => `| ${escaped(sentence)} | ${paper} | |`),
  ].join("\n");

/** `docs/legal-review.md`: statement, source, confidence, who checked, when, and room for a lawyer's signature. */
export const checkLegalReviewDocument = async (fix: boolean): Promise<string[]> => {
  const rows = [
    ...textRows("이용약관", TERMS_SOURCES),
    ...textRows("개인정보 처리방침", PRIVACY_SOURCES),
    ...Object.entries(QUESTION_SOURCES).flatMap(([key, sources]) => textRows(key, sources)),
  ];
  const document = [
    HEADER,
    "## For the operator's lawyer to decide",
    OPERATOR_QUESTIONS.map((question) => `- ${question}`).join("\n"),
    "## Periods",
    table(await ruleRows()),
    "## Knowledge of the assistant",
    table(factRows()),
    "## Further figures on the services' pages",
    table(pageRows()),
    "## Figures that papers and calculators are computed with",
    table(figureRows()),
    "## Sentences of papers that state law",
    sentenceTable(),
    "## Questions, terms and privacy policy",
    table(rows),
  ].join("\n\n");
  return generatedFile(PATH, await format(document, { ...(await resolveConfig(PATH)), parser: "markdown" }), fix);
};
