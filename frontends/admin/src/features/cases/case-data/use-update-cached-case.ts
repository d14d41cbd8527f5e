import { useCallback, useRef } from "react";
import type { ChatRoom } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import { useAppStore } from "@legal/web-kit";
import { casesApi } from "../../../api/cases-api.ts";
import { placeCase } from "./place-case.ts";

/** Shows an updated case in every loaded list that has it, without fetching a list again. */
export const useUpdateCachedCase = () => {
  const store = useAppStore();
  const left = useRef(new Set<string>());
  return useCallback(
    (room: ChatRoom) => {
      const today = seoulDateOf(new Date());
      for (const query of casesApi.util.selectCachedArgsForQuery(store.getState(), "cases")) {
        const place = casesApi.util.updateQueryData("cases", query, ({ pages }) =>
          placeCase(pages, room, { query, today, left: left.current }),
        );
        store.dispatch(place);
      }
    },
    [store],
  );
};
