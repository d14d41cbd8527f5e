/** The same union as @legal/contracts declares; restated so that the catalogue depends on nothing. */
export type Language = "ko" | "en" | "ja" | "zh";
