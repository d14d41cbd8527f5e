import type { Language } from "@legal/contracts/constants";
import { cite, type Law } from "./statutes.ts";

/** The short names of laws in the steps of legal-rules. */
const LAWS: Readonly<Record<string, Law | undefined>> = {
  민법: "civilCode",
  민소: "civilProcedure",
  형소: "criminalProcedure",
  전자문서법: "electronicDocuments",
  인지법: "stampDuty",
  민사조정규칙: "civilMediationRules",
};

/** `민소 196① 단서` */
const ARTICLE = /^(?<law>\S+) (?<article>\d+(?:-\d+)?)(?<paragraphs>[①-⑳]*)(?: (?<part>단서|본문))?$/u;
const CASE = /^대법원 (?<number>\S+)$/u;
const FIRST_PARAGRAPH = "①".codePointAt(0) ?? 0;

type Part = "단서" | "본문";

interface Words {
  readonly paragraphs: (numbers: readonly number[]) => string;
  readonly parts: Readonly<Record<Part, string>>;
  readonly supremeCourt: string;
  /** 송달료규칙의 시행에 따른 업무처리요령, table 1. */
  readonly serviceFees: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    paragraphs: (numbers) => numbers.map((number) => `제${number}항`).join("·"),
    parts: { 단서: " 단서", 본문: " 본문" },
    supremeCourt: "대법원",
    serviceFees: "송달료규칙의 시행에 따른 업무처리요령(재일 87-4) 별표 1",
  },
  en: {
    paragraphs: (numbers) => numbers.map((number) => `(${number})`).join(", "),
    parts: { 단서: ", proviso", 본문: ", main clause" },
    supremeCourt: "Supreme Court of Korea,",
    serviceFees: "Court guidelines on service fees (재일 87-4), Table 1",
  },
  ja: {
    paragraphs: (numbers) => numbers.map((number) => `第${number}項`).join("・"),
    parts: { 단서: "ただし書", 본문: "本文" },
    supremeCourt: "韓国大法院",
    serviceFees: "送達料規則の施行に伴う業務処理要領（재일 87-4）別表1",
  },
  zh: {
    paragraphs: (numbers) => numbers.map((number) => `第${number}款`).join("、"),
    parts: { 단서: "但书", 본문: "正文" },
    supremeCourt: "韩国大法院",
    serviceFees: "送达费规则施行业务处理要领（재일 87-4）附表1",
  },
};

const paragraphNumbers = (signs: string): number[] =>
  Array.from(signs, (sign) => (sign.codePointAt(0) ?? 0) - FIRST_PARAGRAPH + 1);

/**
 * What a step of legal-rules rests on, from its short form `민소 196① 단서`: `민사소송법 제196조제1항 단서`, `Civil Procedure
 * Act (민사소송법), Article 196(1), proviso`. A form of a later release is shown as it is.
 */
export const citeBasis = (basis: string, language: Language): string => {
  const words = WORDS[language];
  if (basis === "재일 87-4 별표 1") return words.serviceFees;
  const number = CASE.exec(basis)?.groups?.["number"];
  if (number !== undefined) return `${words.supremeCourt} ${number}`;
  const { law: short = "", article = "", paragraphs = "", part } = ARTICLE.exec(basis)?.groups ?? {};
  const law = LAWS[short];
  if (law === undefined) return basis;
  const where = words.paragraphs(paragraphNumbers(paragraphs));
  return `${cite({ law, articles: [article] }, language)}${where}${part === undefined ? "" : words.parts[part as Part]}`;
};
