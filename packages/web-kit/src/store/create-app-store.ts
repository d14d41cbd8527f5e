import { configureStore } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import { baseApi } from "../api/base-api.ts";
import type { Preferences } from "../preferences/preferences-slice.ts";
import { loadPreferences } from "../preferences/stored-preferences.ts";
import { rootReducer } from "./root-reducer.ts";

/** The one store of the page. Server state lives in its `api` part only; `known` is what the server already said. */
export const createAppStore = (known: Partial<Preferences> = {}) => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
    preloadedState: { preferences: { ...loadPreferences(), ...known } },
  });
  // Without it no query knows whether the page is hidden.
  setupListeners(store.dispatch);
  return store;
};

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore["dispatch"];
