import { useEffect, useMemo, useState } from "react";
import type { ChatRoom } from "@legal/contracts";
import { useSeoulToday } from "@legal/domain-ui/deadlines";
import { realtime, useAppDispatch } from "@legal/web-kit";
import { casesApi, type CaseQuery } from "../../../api/cases-api.ts";
import { belongsTo, compareIn, isKnownToServerAlone } from "../case-data/case-order.ts";
import { arrange } from "../case-data/place-case.ts";

interface Shown {
  rooms: readonly ChatRoom[];
  /** Whether more of the list can be fetched. */
  hasMore: boolean;
}

/** The newest word of each case of which there was any, while the list is shown. */
const useWords = () => {
  const [words, setWords] = useState<ReadonlyMap<string, ChatRoom>>(new Map());
  useEffect(() => realtime.on("room-updated", (room) => setWords((known) => new Map(known).set(room.id, room))), []);
  return { words, forget: () => setWords(new Map()) };
};

/**
 * Cases that came to a list since it was loaded, how many do not belong to it any more, and whether others should be
 * elsewhere in it: shown when asked for.
 */
export const useNews = (query: CaseQuery, { rooms, hasMore }: Shown) => {
  const dispatch = useAppDispatch();
  const today = useSeoulToday();
  const { words, forget } = useWords();
  const compare = useMemo(() => compareIn(query), [query]);
  const added = useMemo(() => {
    if (isKnownToServerAlone(query)) return [];
    const shown = new Set(rooms.map(({ id }) => id));
    const last = hasMore ? rooms.at(-1) : undefined;
    const comesNow = (room: ChatRoom) => !last || compare(room, last) < 0;
    return [...words.values()].filter((room) => !shown.has(room.id) && belongsTo(query, room, today) && comesNow(room));
  }, [query, words, rooms, hasMore, compare, today]);
  const staying = useMemo(() => rooms.filter((room) => belongsTo(query, room, today)), [query, rooms, today]);
  const isOutOfOrder = useMemo(
    () => staying.some((room, at) => at > 0 && compare(staying[at - 1] as ChatRoom, room) > 0),
    [staying, compare],
  );
  const show = (): void => {
    dispatch(casesApi.util.updateQueryData("cases", query, ({ pages }) => arrange(pages, added, { query, today })));
    forget();
  };
  return { added, leaving: rooms.length - staying.length, isOutOfOrder, show };
};
