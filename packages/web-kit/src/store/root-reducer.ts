import { combineSlices } from "@reduxjs/toolkit";
import { baseApi } from "../api/base-api.ts";
import { preferencesSlice } from "../preferences/preferences-slice.ts";
import { toastSlice } from "./toast-slice.ts";

export const rootReducer = combineSlices(baseApi, preferencesSlice, toastSlice);
export type RootState = ReturnType<typeof rootReducer>;
