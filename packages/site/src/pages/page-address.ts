import { DEFAULT_LANGUAGE, type Language } from "@legal/contracts";

/** A page's address in one language, as its head and the site map name it; the plain address is Korean. */
export const addressIn = (language: Language, origin: string, path: string): string =>
  `${origin}${path}${language === DEFAULT_LANGUAGE ? "" : `?lang=${language}`}`;
