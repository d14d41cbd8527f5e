import {
  extraCostName,
  formatWon,
  packageContent,
  serviceName,
  servicePrice,
  serviceSummary,
  type Language,
  type PackageType,
  type ServiceContent,
} from "@legal/catalog";
import type { Piece } from "./piece.ts";

/** The day the service pages were last checked. */
const AS_OF = "2026-11-20";

const BY_AGREEMENT: Readonly<Record<Language, string>> = { ko: "협의", en: "by agreement", ja: "応相談", zh: "面议" };
const WITHOUT_VAT: Readonly<Record<Language, string>> = {
  ko: "부가세 별도",
  en: "VAT not included",
  ja: "付加価値税別",
  zh: "不含增值税",
};

/** Between two sentences. */
const STOP: Readonly<Record<Language, string>> = { ko: ". ", en: ". ", ja: "。", zh: "。" };

const priceText = ({ id, language }: ServiceContent): string => {
  const price = servicePrice(id);
  const shown = (type: PackageType): string => {
    const won = price[type];
    const amount = won === null ? BY_AGREEMENT[language] : formatWon(won, language);
    return `${packageContent(type, language).name}: ${amount}`;
  };
  const extra = price.extra ? `${STOP[language]}${extraCostName(price.extra, language)}` : "";
  return `${shown("standard")}, ${shown("deluxe")} (${WITHOUT_VAT[language]})${extra}`;
};

/** What the catalogue tells about one service, part by part, so that an answer takes only the part that was asked for. */
export const servicePieces = (content: ServiceContent): Piece[] => {
  const { id, language } = content;
  const title = serviceName(id, language);
  const piece = (part: string, text: string, heading = title): Piece => ({
    id: `service:${id}/${part}`,
    title: heading,
    text,
    citations: [],
    confidence: null,
    asOf: AS_OF,
    services: [id],
  });
  const steps = content.steps.map((step, index) => `${index + 1}. ${step.title} (${step.actorName}): ${step.text}`);
  return [
    piece("overview", `${content.overview} ${content.purpose}`),
    piece("fits", [serviceSummary(id, language), ...content.fits].join("\n")),
    piece("unfit", content.unfit.join("\n")),
    piece("steps", steps.join("\n")),
    piece("prepare", content.prepare.map((item) => `- ${item}`).join("\n")),
    piece("duration", `${content.duration}${STOP[language]}${content.durationNote}`),
    piece("price", priceText(content)),
    ...content.questions.map(({ question, answer }, index) => piece(`question-${index + 1}`, answer, question)),
  ];
};
