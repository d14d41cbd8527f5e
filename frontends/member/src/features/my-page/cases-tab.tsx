import type { ChatRoom } from "@legal/contracts";
import type { MyPageTab } from "@legal/contracts/pages";
import { useSeoulToday } from "@legal/domain-ui/deadlines";
import { Button, Chip, EmptyState, Row, Stack, useFocusAfterChange, VisuallyHidden } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { CaseGrid } from "../../cases/case-grid.tsx";
import { casesOf, isActive, isCompleted, pressingFirst } from "../../cases/case-lists.ts";
import { ChooseService, NoCases } from "../../cases/no-cases.tsx";
import { RoomsState } from "../../cases/rooms-state.tsx";

const FILTERS = {
  all: () => true,
  active: isActive,
  completed: isCompleted,
} as const satisfies Record<string, (room: ChatRoom) => boolean>;

type FilterId = keyof typeof FILTERS;
const FILTER_IDS: readonly FilterId[] = ["all", "active", "completed"];

const Nothing = ({ filter, onShowAll }: { filter: FilterId; onShowAll: () => void }) => {
  const { formatMessage } = useIntl();
  if (filter === "all") return <NoCases headingLevel={2} />;
  return (
    <EmptyState
      title={formatMessage({ id: `myPage.cases.none.${filter}` })}
      description={formatMessage({ id: `myPage.cases.none.${filter}.hint` })}
      actions={
        filter === "active" ? (
          <ChooseService />
        ) : (
          <Button variant="quiet" onClick={onShowAll}>
            <FormattedMessage id="myPage.cases.showAll" />
          </Button>
        )
      }
    />
  );
};

/** In the address, so that the way back from a room finds it. */
const useFilter = () => {
  const [query, setQuery] = useSearchParams();
  const filter = FILTER_IDS.find((id) => id === query.get("filter")) ?? "all";
  const choose = (next: FilterId) =>
    setQuery({ tab: "cases" satisfies MyPageTab, ...(next !== "all" && { filter: next }) }, { replace: true });
  return [filter, choose] as const;
};

const FilteredCases = ({ cases }: { cases: readonly ChatRoom[] }) => {
  const { number } = useFormat();
  const [filter, setFilter] = useFilter();
  // “Show all” is gone once it was pressed.
  const root = useFocusAfterChange<HTMLDivElement>(filter, '[aria-pressed="true"]');
  const shown = pressingFirst(cases.filter(FILTERS[filter]), useSeoulToday());
  return (
    <Stack $gap={4} ref={root}>
      <Row as="fieldset" $gap={2}>
        <VisuallyHidden as="legend">
          <FormattedMessage id="myPage.cases.filter" />
        </VisuallyHidden>
        {FILTER_IDS.map((id) => (
          <Chip key={id} aria-pressed={id === filter} onClick={() => setFilter(id)}>
            <FormattedMessage id={`myPage.count.${id}`} />
            <span>{number(cases.filter(FILTERS[id]).length)}</span>
          </Chip>
        ))}
      </Row>
      {shown.length > 0 ? (
        <CaseGrid rooms={shown} headingLevel={2} />
      ) : (
        <Nothing filter={filter} onShowAll={() => setFilter("all")} />
      )}
    </Stack>
  );
};

/** All cases, or those that are open or completed. */
export const CasesTab = () => <RoomsState rows={4}>{(rooms) => <FilteredCases cases={casesOf(rooms)} />}</RoomsState>;
