import { useCallback } from "react";
import type { ChatRoom } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import { useAppStore } from "@legal/web-kit";
import { casesApi } from "../../../api/cases-api.ts";
import { placeCase } from "./place-case.ts";

/** Puts an updated case into its place in every loaded list, without fetching a list again. */
export const useUpdateCachedCase = () => {
  const store = useAppStore();
  return useCallback(
    (room: ChatRoom) => {
      const today = seoulDateOf(new Date());
      for (const query of casesApi.util.selectCachedArgsForQuery(store.getState(), "cases")) {
        const place = casesApi.util.updateQueryData("cases", query, ({ pages }) =>
          placeCase(pages, room, query, today),
        );
        store.dispatch(place);
      }
    },
    [store],
  );
};
