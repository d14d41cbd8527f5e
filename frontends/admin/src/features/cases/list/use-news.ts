import { useCallback, useEffect, useMemo, useState } from "react";
import type { ChatRoom } from "@legal/contracts";
import { useSeoulToday } from "@legal/domain-ui/deadlines";
import { realtime, useAppDispatch } from "@legal/web-kit";
import { casesApi, type CaseQuery } from "../../../api/cases-api.ts";
import { useHeldRows } from "../../../stable-list/use-held-rows.ts";
import { belongsTo, compareIn, isKnownToServerAlone, misfitIn, type Misfit } from "../case-data/case-order.ts";
import { arrange } from "../case-data/place-case.ts";

/** The newest update of each case that had one while the list is shown. */
const useUpdates = () => {
  const [updates, setUpdates] = useState<ReadonlyMap<string, ChatRoom>>(new Map());
  useEffect(() => realtime.on("room-updated", (room) => setUpdates((known) => new Map(known).set(room.id, room))), []);
  return { updates, forget: () => setUpdates(new Map()) };
};

/**
 * The cases of a list as they were when the reader asked for it, those that came since, why some do not belong to it any
 * more, and whether others should be elsewhere in it: put into order when asked for.
 */
export const useNews = (query: CaseQuery, fetched: readonly ChatRoom[], hasMore: boolean) => {
  const dispatch = useAppDispatch();
  const today = useSeoulToday();
  const { updates, forget } = useUpdates();
  const compare = useMemo(() => compareIn(query), [query]);
  const fits = useCallback((room: ChatRoom) => belongsTo(query, room, today), [query, today]);
  const { rows, waiting, gone, release } = useHeldRows(fetched, { list: JSON.stringify(query), hasMore, fits });
  const leaving = useMemo(() => {
    const last = hasMore ? fetched.at(-1) : undefined;
    // One that moved to a page that was not fetched is of the list all the same.
    const hasLeft = (room: ChatRoom) => gone.has(room.id) && !(last && compare(room, last) > 0);
    const misfits = rows.map((room) => [room.id, misfitIn(query, room, today) ?? (hasLeft(room) && "changed")]);
    return new Map(misfits.filter((entry): entry is [string, Misfit] => Boolean(entry[1])));
  }, [query, rows, fetched, hasMore, gone, compare, today]);
  const added = useMemo(() => {
    const known = new Set([...rows.filter(({ id }) => !gone.has(id)), ...waiting].map(({ id }) => id));
    const last = hasMore ? rows.at(-1) : undefined;
    const comesNow = (room: ChatRoom) => !known.has(room.id) && fits(room) && (!last || compare(room, last) < 0);
    return isKnownToServerAlone(query) ? waiting : [...waiting, ...[...updates.values()].filter(comesNow)];
  }, [query, updates, rows, waiting, gone, hasMore, compare, fits]);
  const isOutOfOrder = useMemo(() => {
    const staying = rows.filter(({ id }) => !leaving.has(id));
    return staying.some((room, at) => at > 0 && compare(staying[at - 1] as ChatRoom, room) > 0);
  }, [rows, leaving, compare]);
  const show = (): void => {
    dispatch(casesApi.util.updateQueryData("cases", query, ({ pages }) => arrange(pages, added, { query, today })));
    forget();
    release();
  };
  return { rooms: rows, added, leaving, isOutOfOrder, show };
};
