import { useEffect } from "react";
import { realtime, useAppStore } from "@legal/web-kit";
import { casesApi } from "../../../api/cases-api.ts";
import { useUpdateCachedCase } from "./use-update-cached-case.ts";

/** A case that a customer, a colleague or the reader changed is updated at once in the lists that are shown. */
export const useFollowCases = () => {
  const store = useAppStore();
  const updateCachedCase = useUpdateCachedCase();
  useEffect(() => realtime.on("room-updated", updateCachedCase), [updateCachedCase]);
  useEffect(
    () =>
      realtime.on("notes-changed", ({ chatRoomId, noteCount }) => {
        if (noteCount === undefined) return;
        for (const query of casesApi.util.selectCachedArgsForQuery(store.getState(), "cases")) {
          const count = casesApi.util.updateQueryData("cases", query, ({ pages }) => {
            const room = pages.flatMap(({ items }) => items).find(({ id }) => id === chatRoomId);
            if (room) room.noteCount = noteCount;
          });
          store.dispatch(count);
        }
      }),
    [store],
  );
};
