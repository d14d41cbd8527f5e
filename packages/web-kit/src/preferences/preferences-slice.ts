import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Language } from "@legal/contracts/constants";

export type ThemeChoice = "system" | "light" | "dark";

export interface Preferences {
  /** Language of the signed-in account; null for a visitor. */
  accountLanguage: Language | null;
  /** Language this browser remembers. */
  storedLanguage: Language | null;
  /** Language in which the server sent the page; null when it did not say. */
  pageLanguage: Language | null;
  theme: ThemeChoice;
}

const initialState: Preferences = {
  accountLanguage: null,
  storedLanguage: null,
  pageLanguage: null,
  theme: "system",
};

export const preferencesSlice = createSlice({
  name: "preferences",
  initialState,
  reducers: {
    accountLanguageKnown: (state, action: PayloadAction<Language | null>) => {
      state.accountLanguage = action.payload;
    },
    languageStored: (state, action: PayloadAction<Language>) => {
      state.storedLanguage = action.payload;
    },
    themeChosen: (state, action: PayloadAction<ThemeChoice>) => {
      state.theme = action.payload;
    },
  },
});

export const { accountLanguageKnown, languageStored, themeChosen } = preferencesSlice.actions;

/** For code that meets the store before its type exists. */
export const readPreferences = (state: unknown) => (state as { preferences: Preferences }).preferences;
