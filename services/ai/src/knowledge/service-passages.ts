import {
  extraCostName,
  formatWon,
  packageContent,
  serviceName,
  servicePrice,
  serviceSummary,
  type PackageType,
  type ServiceContent,
  withVat,
} from "@legal/catalog";
import { textsIn } from "../texts/texts.ts";
import type { Passage } from "./passage.ts";

/** The day the service pages were last checked. */
const AS_OF = "2026-11-22";

const priceText = ({ id, language }: ServiceContent): string => {
  const { prices, stop } = textsIn(language);
  const price = servicePrice(id);
  const shown = (type: PackageType): string => {
    const won = price[type];
    const amount =
      won === null ? prices.byAgreement : prices.total(formatWon(won, language), formatWon(withVat(won), language));
    return `${packageContent(type, language).name}: ${amount}`;
  };
  return `${shown("standard")}, ${shown("deluxe")}${stop}${extraCostName(price.extra, language)}`;
};

/**
 * What the catalogue says about one service, part by part, so that an answer takes only the part that was asked for.
 */
export const servicePassages = (content: ServiceContent): Passage[] => {
  const { id, language } = content;
  const title = serviceName(id, language);
  const passage = (part: string, text: string, heading = title): Passage => ({
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
    passage("overview", `${content.overview} ${content.purpose}`),
    passage("fits", [serviceSummary(id, language), ...content.fits].join("\n")),
    passage("unfit", content.unfit.join("\n")),
    ...content.risks.map((risk, index) => passage(`risk-${index + 1}`, risk)),
    passage("steps", steps.join("\n")),
    passage("prepare", content.prepare.map((item) => `- ${item}`).join("\n")),
    passage("duration", `${content.duration}${textsIn(language).stop}${content.durationNote}`),
    passage("price", priceText(content)),
    ...content.questions.map(({ question, answer }, index) => passage(`question-${index + 1}`, answer, question)),
  ];
};
