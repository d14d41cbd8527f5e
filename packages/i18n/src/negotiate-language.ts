import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@legal/contracts/constants";

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

interface Preference {
  language: string;
  quality: number;
}

const toPreference = (part: string): Preference => {
  const [tag = "", ...parameters] = part.trim().split(";");
  const q = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { language: tag.toLowerCase().split("-")[0] ?? "", quality: q === undefined ? 1 : Number(q) };
};

/** The best language of an Accept-Language header (RFC 9110 §12.5.4) that the platform speaks, else Korean. */
export const negotiateLanguage = (acceptLanguage: string | undefined): Language => {
  const ranked = (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .map(toPreference)
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return ranked.map(({ language }) => language).find(isLanguage) ?? DEFAULT_LANGUAGE;
};
