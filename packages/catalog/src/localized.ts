import type { Language } from "@legal/contracts/constants";

export type Localized = Readonly<Record<Language, string>>;
