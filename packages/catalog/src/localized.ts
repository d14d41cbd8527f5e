import type { Language } from "./language.ts";

export type Localized = Readonly<Record<Language, string>>;
