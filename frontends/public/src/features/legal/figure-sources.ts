import type { Citation, Figure } from "@legal/catalog";
import { MATTERS, type MatterId } from "@legal/legal-rules";

/** The sources of a text's figures: statutes, or the platform's own promise or rule. */
export interface FigureSource {
  figures: readonly Figure[];
  /** Empty where the platform itself has set the figure. */
  statutes: readonly Citation[];
  /** The day it was last checked, `yyyy-MM-dd`. */
  asOf: string;
}

const CHECKED = "2026-11-22";
const source = (figures: readonly Figure[], ...statutes: readonly Citation[]): FigureSource => ({
  figures,
  statutes,
  asOf: CHECKED,
});
/** A period that is computed elsewhere, with its statutes. */
const periodOf = (matter: MatterId): FigureSource => {
  const { period, statutes } = MATTERS[matter];
  return source([`${period.n} ${period.unit}`], ...statutes);
};
const electronicCommerce = (...articles: string[]): Citation => ({ law: "electronicCommerce", articles });

export const TERMS_SOURCES: readonly FigureSource[] = [
  source(["7 day"], { law: "termsRegulation", articles: [] }, electronicCommerce("17")),
  source(["3 month", "30 day"], electronicCommerce("17")),
  source(["3 day"], electronicCommerce("18")),
];

export const PRIVACY_SOURCES: readonly FigureSource[] = [
  source(["5 year", "3 year"], electronicCommerce("6")),
  source(["3 month"], { law: "communications", articles: ["15-2"] }),
  source(["2 year"], { law: "personalInformation", articles: ["29"] }),
  source(["10 day"], { law: "personalInformation", articles: ["35", "36", "37"] }),
  source(["30 day", "7 day", "1 day", "180 day"]),
];

/** Of the questions and answers, by the message's key. */
export const QUESTION_SOURCES: Readonly<Record<string, readonly FigureSource[]>> = {
  "faq.refund.a": [
    source(["7 day", "3 month", "30 day"], electronicCommerce("17"), { law: "civilCode", articles: ["686", "689"] }),
  ],
  "faq.deadline.a": [periodOf("payment-order-objection"), periodOf("answer")],
  "service.buy.startNow.note": [source(["7 day"], electronicCommerce("17"))],
  "service.buy.next.writeLater": [source(["7 day"], electronicCommerce("17"))],
  "landing.how.tell.time": [source(["1 day", "2 day"])],
  "landing.how.write.time": [source(["1 day", "7 day"])],
  "landing.how.file.time": [source(["1 day", "3 day"])],
};
