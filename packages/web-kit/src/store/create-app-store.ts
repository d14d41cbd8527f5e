import { configureStore } from "@reduxjs/toolkit";
import { baseApi } from "../api/base-api.ts";
import type { Preferences } from "../preferences/preferences-slice.ts";
import { loadPreferences } from "../preferences/stored-preferences.ts";
import { rootReducer } from "./root-reducer.ts";

/**
 * The one store of the page. Server state lives in its `api` part only; `known` is what the server already said. `checks`:
 * that no action changes the state in place or puts into it what cannot be stored, in development alone.
 */
export const createAppStore = (known: Partial<Preferences> = {}, checks = true) =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ immutableCheck: checks, serializableCheck: checks }).concat(baseApi.middleware),
    preloadedState: { preferences: { ...loadPreferences(), ...known } },
  });

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore["dispatch"];
