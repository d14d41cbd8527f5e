import type { Language } from "@legal/contracts/constants";
import { isLanguage } from "@legal/i18n";
import { readStored, writeStored } from "./browser-storage.ts";
import type { Preferences, ThemeChoice } from "./preferences-slice.ts";

export const LANGUAGE_KEY = "language";
export const THEME_KEY = "theme";

const isTheme = (value: unknown): value is ThemeChoice => value === "light" || value === "dark";

export const loadPreferences = (): Preferences => {
  const language = readStored(LANGUAGE_KEY);
  const theme = readStored(THEME_KEY);
  return {
    accountLanguage: null,
    storedLanguage: isLanguage(language) ? language : null,
    pageLanguage: null,
    theme: isTheme(theme) ? theme : "system",
  };
};

/** Also as a cookie, so that the server can prepare the right texts for the next page. */
export const storeLanguage = (language: Language) => {
  writeStored(LANGUAGE_KEY, language);
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
};

export const storeTheme = (theme: ThemeChoice) => writeStored(THEME_KEY, theme === "system" ? null : theme);

/** A script in the page's head does the same before the first paint. */
export const showTheme = (theme: ThemeChoice) => {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
};
