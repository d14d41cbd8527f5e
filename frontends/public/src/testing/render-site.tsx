import type { Language } from "@legal/contracts/constants";
import { renderPages } from "@legal/web-kit/testing";
import { screen } from "@testing-library/react";
import en from "../locales/en.json" with { type: "json" };
import ja from "../locales/ja.json" with { type: "json" };
import ko from "../locales/ko.json" with { type: "json" };
import zh from "../locales/zh.json" with { type: "json" };
import { PublicRoutes } from "../public-routes.tsx";

export const catalogues: Record<Language, typeof ko> = { ko, en, ja, zh };

/** The public pages at an address and in a language, once their heading is there. */
export const renderSite = async (address: string, language: Language = "ko") => {
  localStorage.setItem("language", language);
  const { person } = await renderPages(<PublicRoutes />, address, catalogues);
  await screen.findByRole("heading", { level: 1 });
  return person;
};
