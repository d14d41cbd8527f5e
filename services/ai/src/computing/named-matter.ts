import type { ServiceId } from "@legal/catalog";
import type { MatterId } from "@legal/legal-rules";
import { PAPERS } from "./receipt-words.ts";
import { inAnyLanguage } from "../reading/in-any-language.ts";

/** Pages of those to whom such papers come. */
const ANSWERING: ReadonlySet<ServiceId> = new Set(["objection", "answer-brief", "criminal-defense"]);

export const isAnswering = (service: ServiceId | undefined): boolean => service !== undefined && ANSWERING.has(service);

/** Papers whose name alone says which period they begin. A judgment's or a decision's does not. */
const BY_NAME: readonly (readonly [RegExp, MatterId])[] = [
  [PAPERS.paymentOrder, "payment-order-objection"],
  [PAPERS.complaint, "answer"],
  [PAPERS.summaryOrder, "formal-trial"],
  [
    inAnyLanguage({
      ko: /이행\s?권고/iu,
      en: /performance recommendation/iu,
      ja: /履行勧告/iu,
      zh: /履行[建劝]议?/iu,
    }),
    "performance-recommendation-objection",
  ],
  [
    inAnyLanguage({
      ko: /화해\s?권고/iu,
      en: /settlement recommendation/iu,
      ja: /和解勧告/iu,
      zh: /和解[建劝]议?/iu,
    }),
    "settlement-recommendation-objection",
  ],
];

/** Said by those who do not know which paper came, whatever name they mention. */
const UNKNOWN = inAnyLanguage({
  ko: /무슨\s?(?:서류|문서|종이|우편)|뭔지|무엇인지/iu,
  en: /\b(?:what|which) (?:kind |sort |type )?(?:of )?(?:a )?(?:paper|document|letter)\b|\bwhat (?:this|it|that)(?: \w+){0,4} is\b/iu,
  ja: /何の(?:書類|紙|通知)|何な(?:の)?か/iu,
  zh: /(?:什么|啥)(?:文件|文书|东西|信)|是什么/iu,
});

/** The period of the one paper that a person who has to answer it names: where the model sees none. */
export const namedMatter = (said: string, service: ServiceId | undefined): MatterId | undefined => {
  if (!isAnswering(service) || UNKNOWN.test(said)) return undefined;
  const [named, ...others] = BY_NAME.filter(([paper]) => paper.test(said));
  return named !== undefined && others.length === 0 && !PAPERS.judgment.test(said) ? named[1] : undefined;
};
