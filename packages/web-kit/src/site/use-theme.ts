import { useSyncExternalStore } from "react";
import { themeChosen, type ThemeChoice } from "../preferences/preferences-slice.ts";
import { showTheme, storeTheme } from "../preferences/stored-preferences.ts";
import { useAppStore } from "../store/hooks.ts";

/** Light, dark, or what the system says; remembered in this browser. A prerendered page knows no reader's choice yet. */
export const useTheme = () => {
  const store = useAppStore();
  const theme = useSyncExternalStore<ThemeChoice>(
    (notify) => store.subscribe(notify),
    () => store.getState().preferences.theme,
    () => "system",
  );

  const setTheme = (next: ThemeChoice) => {
    storeTheme(next);
    showTheme(next);
    store.dispatch(themeChosen(next));
  };
  return { theme, setTheme };
};
