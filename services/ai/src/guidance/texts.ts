import type { Language } from "@legal/contracts";
import type { GuidanceTexts } from "./guidance-texts.ts";
import { en } from "./texts/en.ts";
import { ja } from "./texts/ja.ts";
import { ko } from "./texts/ko.ts";
import { zh } from "./texts/zh.ts";

export const guidanceTexts: Readonly<Record<Language, GuidanceTexts>> = { ko, en, ja, zh };
