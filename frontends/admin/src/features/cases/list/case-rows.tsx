import type { ChatRoom } from "@legal/contracts";
import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { CaseCard } from "../card/case-card.tsx";
import type { Misfit } from "../case-data/case-order.ts";
import { useActiveCase } from "./use-active-case.ts";
import { useCaseKeys } from "./use-case-keys.ts";
import { useFeedOffset } from "./use-feed-offset.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { useStillRows } from "./use-still-rows.ts";

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

export interface CaseRowsProps {
  rooms: readonly ChatRoom[];
  /** Why some of them do not belong to the list any more, by their ids. */
  leaving: ReadonlyMap<string, Misfit>;
  isBusy: boolean;
  onNearEnd: () => void;
  chosen: ReadonlySet<string>;
  onChoose: (room: ChatRoom) => void;
}

/** Renders the cases in view, and the one selected by keyboard. */
export const CaseRows = ({ rooms, leaving, isBusy, onNearEnd, chosen, onChoose }: CaseRowsProps) => {
  const { formatMessage } = useIntl();
  const { feed, offset } = useFeedOffset();
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
  useCaseKeys({ rooms, active, stepTo, onChoose });

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
                misfit={leaving.get(room.id)}
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
