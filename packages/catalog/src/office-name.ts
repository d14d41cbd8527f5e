import type { Language } from "@legal/contracts/constants";
import type { Localized } from "./localized.ts";

const OFFICE_NAMES: Localized = {
  ko: "온담 법률서비스",
  en: "Ondam Legal Services",
  ja: "オンダム法律サービス",
  zh: "温谈法律服务",
};

/** How the office signs its letters. */
export const officeName = (language: Language): string => OFFICE_NAMES[language];
