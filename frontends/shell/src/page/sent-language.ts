import type { Language } from "@legal/contracts/constants";
import { isLanguage } from "@legal/i18n";

/** The language in which the server sent this page; null from a server without that (development). */
export const sentLanguage = (): Language | null => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : null;
};
