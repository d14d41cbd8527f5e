import { DEFAULT_LANGUAGE, type Language } from "@legal/contracts/constants";
import { readPreferences, type Preferences } from "../preferences/preferences-slice.ts";

/** The account's language, else the one this browser remembers, else the one its address asked for, else Korean. */
export const selectLanguage = ({ accountLanguage, storedLanguage, pageLanguage }: Preferences): Language =>
  accountLanguage ?? storedLanguage ?? pageLanguage ?? DEFAULT_LANGUAGE;

/** The language of the page, for code outside React. */
export const currentLanguage = (store: { getState: () => unknown }): Language =>
  selectLanguage(readPreferences(store.getState()));
