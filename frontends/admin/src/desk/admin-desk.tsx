import { color, fontSize, Heading, media, space } from "@legal/ui";
import { Main, SiteHeader } from "@legal/web-kit";
import { styled } from "styled-components";
import { CasesPanel } from "../features/cases/cases-panel.tsx";
import { DangerAlarm } from "../features/danger/danger-alarm.tsx";
import { DeskNavigation } from "./desk-navigation.tsx";
import { NAMED_VIEWS } from "./named-views.tsx";
import { useViewName } from "./use-view-name.ts";
import { WaitingCount } from "./waiting-count.tsx";
import { isCaseView } from "../view-state/desk-views.ts";
import { useDeskView } from "../view-state/use-desk-view.ts";
import { useLiveCases } from "../api/use-live-cases.ts";
import { useLiveInquiries } from "../api/use-live-inquiries.ts";

const DESK_WIDTH = "1400px";

const Root = styled.div`
  min-height: 100dvh;
  font-size: ${fontSize[15]};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: calc(${DESK_WIDTH} + ${space(10)});
  margin-inline: auto;
  padding: ${space(4)} ${space(5)} ${space(16)};

  ${media.desk} {
    grid-template-columns: 232px minmax(0, 1fr);
    gap: ${space(8)};
    padding-block-start: ${space(8)};
  }
`;

const Title = styled.div`
  margin-block-end: ${space(5)};
  color: ${color.ink};
`;

/** The staff desk: navigation on the left, the chosen view on the right. */
export const AdminDesk = () => {
  const { view, showView, search, changeSearch, filters, changeFilters } = useDeskView();
  const nameOf = useViewName();
  useLiveCases();
  useLiveInquiries();
  return (
    <Root>
      <SiteHeader contentWidth={DESK_WIDTH} />
      <WaitingCount />
      <DangerAlarm />
      <Columns>
        <DeskNavigation view={view} onChange={showView} />
        <Main>
          <Title>
            <Heading level={1} size={28}>
              {nameOf(view)}
            </Heading>
          </Title>
          {isCaseView(view) ? (
            <CasesPanel
              key={view}
              view={view}
              search={search}
              filters={filters}
              onSearch={changeSearch}
              onFilter={changeFilters}
            />
          ) : (
            NAMED_VIEWS[view].show({ search, onSearch: changeSearch, onShow: showView })
          )}
        </Main>
      </Columns>
    </Root>
  );
};
