import type { Language } from "@legal/contracts/constants";
import { PageRoutes } from "@legal/web-kit";
import { renderPages } from "@legal/web-kit/testing";
import { screen } from "@testing-library/react";
import en from "../locales/en.json" with { type: "json" };
import ja from "../locales/ja.json" with { type: "json" };
import ko from "../locales/ko.json" with { type: "json" };
import zh from "../locales/zh.json" with { type: "json" };
import { PAGES } from "../pages.ts";

export const catalogues: Record<Language, typeof ko> = { ko, en, ja, zh };

/** The public pages at an address and in a language, once their heading is there. */
export const renderSite = async (address: string, language: Language = "ko") => {
  localStorage.setItem("language", language);
  const { person } = await renderPages(<PageRoutes pages={PAGES} />, address, catalogues);
  await screen.findByRole("heading", { level: 1 });
  return person;
};
