import { configureStore } from "@reduxjs/toolkit";
import { baseApi } from "../api/base-api.ts";
import type { Preferences } from "../preferences/preferences-slice.ts";
import { loadPreferences } from "../preferences/stored-preferences.ts";
import { rootReducer } from "./root-reducer.ts";

/** The one store of the page. Server state lives in its `api` part only; `known` is what the server already said. */
export const createAppStore = (known: Partial<Preferences> = {}) =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
    preloadedState: { preferences: { ...loadPreferences(), ...known } },
  });

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore["dispatch"];
