import type { Language } from "@legal/contracts/constants";
import en from "./locales/en.json" with { type: "json" };
import ja from "./locales/ja.json" with { type: "json" };
import ko from "./locales/ko.json" with { type: "json" };
import zh from "./locales/zh.json" with { type: "json" };
import type { ServiceId } from "./services.ts";

type Summaries = Readonly<Record<`summary.${ServiceId}`, string>>;

const SUMMARIES: Readonly<Record<Language, Summaries>> = { ko, en, ja, zh };

/** One plain sentence: what the customer gets out of it. For servers; pages carry one language, `loadServiceSummaries`. */
export const serviceSummary = (serviceId: ServiceId, language: Language): string =>
  SUMMARIES[language][`summary.${serviceId}`];
