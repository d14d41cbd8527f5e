import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ChatRoom } from "@legal/contracts";
import type { CaseView } from "@legal/contracts/pages";
import { useShortcuts } from "@legal/domain-ui/staff";
import { Button, Icon, media, SearchField, Stack } from "@legal/ui";
import { realtime, useSession } from "@legal/web-kit";
import Keyboard from "lucide-react/icons/keyboard";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { CASE_VIEWS } from "../../view-state/desk-views.ts";
import type { DeskFilters } from "../../view-state/use-desk-view.ts";
import { useKeptState } from "../../view-state/use-kept-state.ts";
import { useSearchText } from "../../view-state/use-search-text.ts";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import type { CaseQuery } from "../../api/cases-api.ts";
import { useFollowCases } from "./case-data/use-follow-cases.ts";
import { ShortcutsDialog } from "./shortcuts/shortcuts-dialog.tsx";
import { CaseFilters } from "./list/case-filters.tsx";
import { CaseList } from "./list/case-list.tsx";
import { MatchCount } from "./list/match-count.tsx";

/** The chosen cases with the version at that time, so that a colleague's change since then is noticed. */
const useChosen = () => {
  const [chosen, setChosen] = useKeptState<ReadonlyMap<string, ChatRoom>>("chosen", new Map());
  const toggle = useCallback(
    (room: ChatRoom) => {
      setChosen((known) => {
        const next = new Map(known);
        if (!next.delete(room.id)) next.set(room.id, room);
        return next;
      });
    },
    [setChosen],
  );
  useEffect(
    () =>
      realtime.on("rooms-deleted", ({ chatRoomIds }) =>
        setChosen((known) => new Map([...known].filter(([id]) => !chatRoomIds.includes(id)))),
      ),
    [setChosen],
  );
  const ids = useMemo(() => new Set(chosen.keys()), [chosen]);
  return { rooms: [...chosen.values()], ids, toggle, clear: () => setChosen(new Map()) };
};

const ShortcutsButton = styled(Button)`
  ${media.touch} {
    display: none;
  }
`;

interface CasesPanelProps {
  view: CaseView;
  search: string;
  filters: DeskFilters;
  onSearch: (text: string) => void;
  onFilter: (filters: DeskFilters) => void;
}

/** The cases of one view with a search over customer, service, package and date. */
export const CasesPanel = ({ view, search, filters, onSearch, onFilter }: CasesPanelProps) => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const [text, setText] = useSearchText(search, onSearch);
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const head = useRef<HTMLDivElement>(null);
  const chosen = useChosen();
  useFollowCases();
  const assignee = filters.mine ? (user?.id ?? "") : "";
  const filter = filters.filters.join(",");
  const query = useMemo<CaseQuery>(
    () => ({ tab: CASE_VIEWS[view], search, filter, sort: filters.sort, assignee }),
    [view, search, filter, filters.sort, assignee],
  );
  useShortcuts({
    "/": () => head.current?.querySelector("input")?.focus(),
    "?": () => setShowsShortcuts(true),
  });
  return (
    <Stack $gap={4}>
      <div ref={head}>
        <SearchField
          label={formatMessage({ id: "admin.search" })}
          placeholder={formatMessage({ id: "admin.search.placeholder" })}
          clearLabel={formatMessage({ id: "site.clear" })}
          value={text}
          maxLength={100}
          onValueChange={setText}
        />
      </div>
      <CaseFilters chosen={filters} onChoose={onFilter} />
      <BulkBar chosen={chosen.rooms} onClear={chosen.clear}>
        <MatchCount query={query} />
        <ShortcutsButton
          size="small"
          variant="quiet"
          icon={<Icon of={Keyboard} size={18} />}
          onClick={() => setShowsShortcuts(true)}
        >
          <FormattedMessage id="admin.keys" />
        </ShortcutsButton>
      </BulkBar>
      <CaseList query={query} chosen={chosen.ids} onChoose={chosen.toggle} />
      <ShortcutsDialog open={showsShortcuts} onClose={() => setShowsShortcuts(false)} />
    </Stack>
  );
};
