import { DEFAULT_LANGUAGE, type Language } from "@legal/contracts/constants";

/** Where search engines find a page in one language; the plain address is Korean. */
export const pageUrl = (origin: string, pathname: string, language: Language): string => {
  const path = pathname === "/" ? pathname : pathname.replace(/\/$/, "");
  return `${origin}${path}${language === DEFAULT_LANGUAGE ? "" : `?lang=${language}`}`;
};
