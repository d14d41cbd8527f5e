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
  withVat,
} from "@legal/catalog";
import type { Passage } from "./passage.ts";

/** The day the service pages were last checked. */
const AS_OF = "2026-11-22";

const BY_AGREEMENT: Readonly<Record<Language, string>> = {
  ko: "사건 검토 후 견적",
  en: "quote after case review",
  ja: "事案の確認後にお見積り",
  zh: "审核案情后报价",
};
const TOTAL: Readonly<Record<Language, (amount: string, total: string) => string>> = {
  ko: (amount, total) => `${total}(VAT 포함, 공급가 ${amount}, 부가세 별도)`,
  en: (amount, total) => `${total} incl. VAT (${amount} without VAT)`,
  ja: (amount, total) => `税込${total}（${amount}、付加価値税別）`,
  zh: (amount, total) => `含税${total}（不含税${amount}）`,
};

/** Between two sentences. */
const STOP: Readonly<Record<Language, string>> = { ko: ". ", en: ". ", ja: "。", zh: "。" };

const priceText = ({ id, language }: ServiceContent): string => {
  const price = servicePrice(id);
  const shown = (type: PackageType): string => {
    const won = price[type];
    const amount =
      won === null
        ? BY_AGREEMENT[language]
        : TOTAL[language](formatWon(won, language), formatWon(withVat(won), language));
    return `${packageContent(type, language).name}: ${amount}`;
  };
  return `${shown("standard")}, ${shown("deluxe")}${STOP[language]}${extraCostName(price.extra, language)}`;
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
    passage("duration", `${content.duration}${STOP[language]}${content.durationNote}`),
    passage("price", priceText(content)),
    ...content.questions.map(({ question, answer }, index) => passage(`question-${index + 1}`, answer, question)),
  ];
};
