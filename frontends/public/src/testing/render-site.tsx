import type { Language } from "@legal/contracts/constants";
import { PageRoutes } from "@legal/web-kit";
import { renderPages } from "@legal/web-kit/testing";
import { screen } from "@testing-library/react";
import accountEn from "../features/account/locales/en.json" with { type: "json" };
import accountJa from "../features/account/locales/ja.json" with { type: "json" };
import accountKo from "../features/account/locales/ko.json" with { type: "json" };
import accountZh from "../features/account/locales/zh.json" with { type: "json" };
import landingEn from "../features/landing/locales/en.json" with { type: "json" };
import landingJa from "../features/landing/locales/ja.json" with { type: "json" };
import landingKo from "../features/landing/locales/ko.json" with { type: "json" };
import landingZh from "../features/landing/locales/zh.json" with { type: "json" };
import serviceEn from "../features/service/locales/en.json" with { type: "json" };
import serviceJa from "../features/service/locales/ja.json" with { type: "json" };
import serviceKo from "../features/service/locales/ko.json" with { type: "json" };
import serviceZh from "../features/service/locales/zh.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };
import ja from "../locales/ja.json" with { type: "json" };
import ko from "../locales/ko.json" with { type: "json" };
import zh from "../locales/zh.json" with { type: "json" };
import { PAGES } from "../pages.ts";
import questionsEn from "../questions/locales/en.json" with { type: "json" };
import questionsJa from "../questions/locales/ja.json" with { type: "json" };
import questionsKo from "../questions/locales/ko.json" with { type: "json" };
import questionsZh from "../questions/locales/zh.json" with { type: "json" };

const all = { ...ko, ...accountKo, ...landingKo, ...questionsKo, ...serviceKo };

/** What the pages say, with the texts that come with some of them. */
export const catalogues: Record<Language, typeof all> = {
  ko: all,
  en: { ...en, ...accountEn, ...landingEn, ...questionsEn, ...serviceEn },
  ja: { ...ja, ...accountJa, ...landingJa, ...questionsJa, ...serviceJa },
  zh: { ...zh, ...accountZh, ...landingZh, ...questionsZh, ...serviceZh },
};

/** The public pages at an address and in a language, once their heading is there. */
export const renderSite = async (address: string, language: Language = "ko") => {
  localStorage.setItem("language", language);
  const { person } = await renderPages(<PageRoutes pages={PAGES} />, address, { ko, en, ja, zh });
  await screen.findByRole("heading", { level: 1 });
  return person;
};
