import type { Language } from "../language.ts";
import type { ServiceId } from "../service-ids.ts";
import { loadText as english } from "./en/texts.ts";
import { loadText as japanese } from "./ja/texts.ts";
import { loadText as korean } from "./ko/texts.ts";
import type { ServiceContent } from "./service-content.ts";
import type { Frame } from "./service-text.ts";
import { loadText as chinese } from "./zh/texts.ts";

const texts = { ko: korean, en: english, ja: japanese, zh: chinese } as const;

const frames: Readonly<Record<Language, () => Promise<{ frame: Frame }>>> = {
  ko: () => import("./ko/frame.ts"),
  en: () => import("./en/frame.ts"),
  ja: () => import("./ja/frame.ts"),
  zh: () => import("./zh/frame.ts"),
};

/** The page of one service in one language. Every text is a chunk of its own, fetched together with what it needs. */
export const loadServiceContent = async (id: ServiceId, language: Language): Promise<ServiceContent> => {
  const [{ text }, { frame }, { assemble }] = await Promise.all([
    texts[language][id](),
    frames[language](),
    import("./service-content.ts"),
  ]);
  return assemble(id, language, text, frame);
};
