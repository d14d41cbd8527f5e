import { useCallback } from "react";
import type { ChatRoom } from "@legal/contracts";
import { useAppStore } from "@legal/web-kit";
import { casesApi } from "../../../api/cases-api.ts";
import { placeCase } from "./place-case.ts";

/** Shows an updated case in every loaded list that has it, without fetching a list again. */
export const useUpdateCachedCase = () => {
  const store = useAppStore();
  return useCallback(
    (room: ChatRoom) => {
      for (const query of casesApi.util.selectCachedArgsForQuery(store.getState(), "cases")) {
        const place = casesApi.util.updateQueryData("cases", query, ({ pages }) => placeCase(pages, room));
        store.dispatch(place);
      }
    },
    [store],
  );
};
