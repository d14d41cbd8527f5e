import type { Language } from "@legal/contracts";
import type { AssistantTexts } from "./assistant-texts.ts";
import { assistantTexts as enAssistant } from "./en/assistant-texts.ts";
import { guidanceTexts as enGuidance } from "./en/guidance-texts.ts";
import type { GuidanceTexts } from "./guidance-texts.ts";
import { assistantTexts as jaAssistant } from "./ja/assistant-texts.ts";
import { guidanceTexts as jaGuidance } from "./ja/guidance-texts.ts";
import { assistantTexts as koAssistant } from "./ko/assistant-texts.ts";
import { guidanceTexts as koGuidance } from "./ko/guidance-texts.ts";
import { assistantTexts as zhAssistant } from "./zh/assistant-texts.ts";
import { guidanceTexts as zhGuidance } from "./zh/guidance-texts.ts";

interface Texts extends AssistantTexts {
  readonly guidance: GuidanceTexts;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  ko: { ...koAssistant, guidance: koGuidance },
  en: { ...enAssistant, guidance: enGuidance },
  ja: { ...jaAssistant, guidance: jaGuidance },
  zh: { ...zhAssistant, guidance: zhGuidance },
};

/** Everything that is said around the knowledge; a language is a folder beside this file, named by it. */
export const textsIn = (language: Language): Texts => TEXTS[language];
