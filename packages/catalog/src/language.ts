/** The same union as @legal/contracts declares; restated so that the catalogue needs no contracts. */
export type Language = "ko" | "en" | "ja" | "zh";
