import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { ChangedCase, ChatRoom } from "@legal/contracts";
import { CASE_IDS_MAX } from "@legal/contracts/constants";
import { fetchCases, fetchOvertaken, followCases, newerRoom } from "@legal/domain-ui/cases";
import { useSeoulToday } from "@legal/domain-ui/deadlines";
import { isApiError, realtime, useAppDispatch } from "@legal/web-kit";
import { casesApi, type CaseQuery } from "../../../api/cases-api.ts";
import { useHeldRows } from "../../../stable-list/use-held-rows.ts";
import { belongsTo, compareIn, isKnownToServerAlone, misfitIn, type Misfit } from "../case-data/case-order.ts";
import { useDeletedRooms } from "../case-data/use-deleted-rooms.ts";
import { arrange } from "../case-data/place-case.ts";

const BAD_REQUEST = 400;

/** The newest that is known of each case that changed while the list is shown; its customer is not part of that. */
const useChanged = () => {
  const [changed, setChanged] = useState<ReadonlyMap<string, ChangedCase>>(new Map());
  useEffect(() => {
    const add = (room: ChangedCase) =>
      setChanged((known) => new Map(known).set(room.id, newerRoom(known.get(room.id) ?? room, room)));
    const stops = [realtime.on("case-changed", add), realtime.on("room-updated", add)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const forget = (ids: readonly string[]) =>
    setChanged((known) => new Map([...known].filter(([id]) => !ids.includes(id))));
  return { changed, forget };
};

/**
 * The cases of a list as they were when the reader asked for it, those that came since, why some do not belong to it any
 * more, and whether others should be elsewhere in it: fetched and put into order when asked for.
 */
export const useListChanges = (
  query: CaseQuery,
  found: readonly ChatRoom[],
  { hasMore, refetch }: { hasMore: boolean; refetch: () => Promise<ChatRoom[]> },
) => {
  const dispatch = useAppDispatch();
  const today = useSeoulToday();
  const { changed, forget } = useChanged();
  const deleted = useDeletedRooms();
  const fetched = useMemo(() => found.filter(({ id }) => !deleted.has(id)), [found, deleted]);
  const [failed, setFailed] = useState<CaseQuery>();
  const compare = useMemo(() => compareIn(query), [query]);
  const fits = useCallback((room: ChangedCase) => belongsTo(query, room, today), [query, today]);
  const held = useHeldRows(fetched, { list: JSON.stringify(query), hasMore, fits });
  const { waiting, gone, release, change } = held;
  const rows = useMemo(() => held.rows.filter(({ id }) => !deleted.has(id)), [held.rows, deleted]);
  // A row that the list has not any more is shown, and changed, as long as it is held.
  const onRoom = useEffectEvent((room: ChatRoom) => change(room.id, (known) => newerRoom(known, room)));
  useEffect(() => realtime.on("room-updated", onRoom), []);
  const onNotes = useEffectEvent((id: string, noteCount: number) => change(id, (known) => ({ ...known, noteCount })));
  useEffect(
    () =>
      realtime.on("notes-changed", ({ chatRoomId, noteCount }) => {
        if (noteCount !== undefined) onNotes(chatRoomId, noteCount);
      }),
    [],
  );
  useEffect(() => followCases((id) => rows.some((row) => row.id === id), dispatch), [rows, dispatch]);
  const leaving = useMemo(() => {
    const last = hasMore ? fetched.at(-1) : undefined;
    // One that moved to a page that was not fetched is of the list all the same.
    const hasLeft = (room: ChatRoom) => gone.has(room.id) && !(last && compare(room, last) > 0);
    const misfits = rows.map((room) => [room.id, misfitIn(query, room, today) ?? (hasLeft(room) && "changed")]);
    return new Map(misfits.filter((entry): entry is [string, Misfit] => Boolean(entry[1])));
  }, [query, rows, fetched, hasMore, gone, compare, today]);
  const coming = useMemo(() => {
    if (isKnownToServerAlone(query)) return [];
    const known = new Set([...rows.filter(({ id }) => !gone.has(id)), ...waiting].map(({ id }) => id));
    const last = hasMore ? rows.at(-1) : undefined;
    const isNew = ({ id }: ChangedCase) => !known.has(id) && !deleted.has(id);
    const comesNow = (room: ChangedCase) => isNew(room) && fits(room) && (!last || compare(room, last) < 0);
    return [...changed.values()].filter(comesNow).map(({ id }) => id);
  }, [query, changed, deleted, rows, waiting, gone, hasMore, compare, fits]);
  if (failed && coming.length === 0) setFailed(undefined);
  const isOutOfOrder = useMemo(() => {
    const staying = rows.filter(({ id }) => !leaving.has(id));
    return staying.some((room, at) => at > 0 && compare(staying[at - 1] as ChatRoom, room) > 0);
  }, [rows, leaving, compare]);
  /** For one release: case-chat of the one before refuses to find cases by their ids. */
  const orWholeList = (error: unknown) => {
    if (isApiError(error) && error.status === BAD_REQUEST) return refetch();
    throw error;
  };
  const add = async (ids: readonly string[]): Promise<void> => {
    const rooms = ids.length > 0 ? await fetchCases(ids, dispatch).catch(orWholeList) : [];
    dispatch(casesApi.util.updateQueryData("cases", query, ({ pages }) => arrange(pages, rooms, { query, today })));
  };
  /** Whether it could be done. */
  const show = async (): Promise<boolean> => {
    const ids = coming.slice(0, CASE_IDS_MAX);
    const adding = add(ids);
    void fetchOvertaken(adding, dispatch);
    try {
      await adding;
    } catch {
      setFailed(query);
      return false;
    }
    setFailed(undefined);
    forget(ids);
    release();
    return true;
  };
  const added = waiting.length + coming.length;
  return { rooms: rows, added, leaving, isOutOfOrder, hasFailed: failed === query, show };
};
