import { memo, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ChatRoom } from "@legal/contracts";
import { EmptyState, ErrorState, SkeletonList, Stack } from "@legal/ui";
import { FROM_DESK, paths, useErrorText } from "@legal/web-kit";
import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { useCasesInfiniteQuery, type CaseQuery } from "../../../api/cases-api.ts";
import { CaseCard } from "../card/case-card.tsx";
import { ListNews } from "./list-news.tsx";
import { useNews } from "./use-news.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { useStillRows } from "./use-still-rows.ts";
import { useActiveCase } from "./use-active-case.ts";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";

const ROW_HEIGHT = 254;
const GAP = 12;
const OVERSCAN = 3;
/** Height covered by the page's header and the bulk bar. */
const COVERED_ABOVE = 150;
const COVERED_BELOW = 16;
/** The next page is fetched this many cases before the end. */
const AHEAD = 10;

const Feed = styled.div`
  position: relative;
`;

const Place = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;

  /* An open menu overlaps the next case. */
  &:has([aria-haspopup="menu"][aria-expanded="true"]) {
    z-index: 1;
  }
`;

/** How far below the page's top the list begins. */
const useOffset = () => {
  const feed = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setOffset((feed.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    // Content that appears above the list moves it.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  return { feed, offset };
};

interface RowsProps {
  rooms: readonly ChatRoom[];
  isBusy: boolean;
  onNearEnd: () => void;
  chosen: ReadonlySet<string>;
  onChoose: (room: ChatRoom) => void;
}

/** Renders the cases in view, and the one selected by keyboard. */
const Rows = ({ rooms, isBusy, onNearEnd, chosen, onChoose }: RowsProps) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { feed, offset } = useOffset();
  const activeCase = useActiveCase();
  const { activeId, setActiveId } = activeCase;
  const active = rooms.findIndex(({ id }) => id === activeId);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this component
  const virtual = useWindowVirtualizer({
    count: rooms.length,
    estimateSize: () => ROW_HEIGHT,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: offset,
    scrollPaddingStart: COVERED_ABOVE,
    scrollPaddingEnd: COVERED_BELOW,
    getItemKey: (index) => rooms[index]?.id ?? index,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return active < 0 || shown.includes(active) ? shown : [...shown, active].toSorted((a, b) => a - b);
    },
  });
  useStillRows(virtual, rooms);
  const rows = virtual.getVirtualItems();
  const lastShown = rows.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lastShown >= rooms.length - AHEAD) onNearEnd();
  }, [lastShown, rooms.length, onNearEnd]);

  const stepTo = useRowFocus({
    rooms,
    rows,
    activeCase,
    onStep: (index) => virtual.scrollToIndex(index, { align: "auto" }),
  });
  const here = rooms[active];
  useShortcuts({
    j: () => stepTo(active + 1),
    k: () => stepTo(Math.max(0, active - 1)),
    o: () => here && void navigate(paths.chat(here.id), { state: FROM_DESK }),
    Enter: ({ target }) => {
      if (here && target === document.getElementById(`case-${here.id}`))
        void navigate(paths.chat(here.id), { state: FROM_DESK });
    },
    x: () => here && onChoose(here),
  });

  return (
    <Feed
      ref={feed}
      role="feed"
      aria-busy={isBusy}
      aria-label={formatMessage({ id: "admin.cases.list" })}
      style={{ height: virtual.getTotalSize() }}
    >
      {rows.map(({ index, key, start }) => {
        const room = rooms[index];
        return (
          room && (
            <Place
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start - offset}px)` }}
            >
              <CaseCard
                room={room}
                position={index + 1}
                isChosen={chosen.has(room.id)}
                onChoose={onChoose}
                onFocus={setActiveId}
              />
            </Place>
          )
        );
      })}
    </Feed>
  );
};

interface CaseListProps extends Pick<RowsProps, "chosen" | "onChoose"> {
  query: CaseQuery;
}

/** The cases found by a view, a search and filters. Typing in the search does not render it again. */
export const CaseList = memo(({ query, chosen, onChoose }: CaseListProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, isLoading, isFetching, hasNextPage, fetchNextPage, refetch } = useCasesInfiniteQuery(query);
  const found = useMemo(() => {
    const items = data?.pages.flatMap((page) => page.items) ?? [];
    // One that was put into order may come again with its page.
    return [...new Map(items.map((room) => [room.id, room])).values()];
  }, [data]);
  // A new list is rendered with low priority, so that typing stays responsive.
  const rooms = useDeferredValue(found);
  const isNarrowed = Boolean(query.search || query.filter || query.assignee);

  const news = useNews(query, { rooms: found, hasMore: hasNextPage });
  const showNews = () => {
    news.show();
    window.scrollTo({ top: 0 });
  };
  const isComing = rooms.length === 0 && found.length > 0;

  if (isLoading || isComing)
    return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={4} height="254px" />;
  return (
    <Stack $gap={3}>
      <ListNews
        count={news.added.length}
        isOutOfOrder={news.isOutOfOrder}
        hasFailed={Boolean(error) && rooms.length > 0}
        onShow={showNews}
        onRetry={() => void refetch()}
      />
      {error && rooms.length === 0 && (
        <ErrorState
          title={formatMessage({ id: "admin.cases.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {rooms.length > 0 && (
        <Rows
          rooms={rooms}
          isBusy={isFetching}
          onNearEnd={() => {
            if (hasNextPage && !isFetching && !error) void fetchNextPage();
          }}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
      {rooms.length === 0 && !error && (
        <EmptyState
          title={formatMessage({ id: isNarrowed ? "admin.cases.noMatch" : "admin.cases.empty" })}
          description={formatMessage({ id: isNarrowed ? "admin.cases.noMatch.hint" : "admin.cases.empty.hint" })}
        />
      )}
    </Stack>
  );
});
