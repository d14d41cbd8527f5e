import staffEn from "@legal/domain-ui/staff/locales/en.json" with { type: "json" };
import staffJa from "@legal/domain-ui/staff/locales/ja.json" with { type: "json" };
import staffKo from "@legal/domain-ui/staff/locales/ko.json" with { type: "json" };
import staffZh from "@legal/domain-ui/staff/locales/zh.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };
import ja from "../locales/ja.json" with { type: "json" };
import ko from "../locales/ko.json" with { type: "json" };
import zh from "../locales/zh.json" with { type: "json" };

/** As on the desk: its own texts and those of domain-ui for staff. */
export const catalogues = {
  ko: { ...ko, ...staffKo },
  en: { ...en, ...staffEn },
  ja: { ...ja, ...staffJa },
  zh: { ...zh, ...staffZh },
};
