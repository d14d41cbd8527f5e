import { color, fontSize, Heading, media, SkeletonList, space, Stack } from "@legal/ui";
import { Main, SiteHeader } from "@legal/web-kit";
import { SecurityPanel } from "@legal/domain-ui/account-security";
import { NoticeSettings } from "@legal/domain-ui/notice-settings";
import { lazy, Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { AuditLogPanel } from "../features/audit-log/audit-log-panel.tsx";
import { CannedRepliesPanel } from "../features/canned-replies/canned-replies-panel.tsx";
import { BackupPanel } from "../features/backup/backup-panel.tsx";
import { CasesPanel } from "../features/cases/cases-panel.tsx";
import { DangerAlarm } from "../features/danger/danger-alarm.tsx";
import { DangerPanel } from "../features/danger/danger-panel.tsx";
import { Dashboard } from "../features/dashboard/dashboard.tsx";
import { InquiriesPanel } from "../features/inquiries/inquiries-panel.tsx";
import { LawyersPanel } from "../features/lawyers/lawyers-panel.tsx";
import { Statistics } from "../features/statistics/statistics.tsx";
import { DeskNavigation } from "./desk-navigation.tsx";
import { WaitingCount } from "./waiting-count.tsx";
import { isCaseView } from "../view-state/desk-views.ts";
import { useDeskView } from "../view-state/use-desk-view.ts";
import { useLiveCases } from "./use-live-cases.ts";
import { useLiveInquiries } from "./use-live-inquiries.ts";

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

// With the calendar of all years.
const HolidaysPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "holidays" */ "../features/holidays/holidays-panel.tsx")).HolidaysPanel,
}));

const DocumentsPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "documents" */ "../features/documents/documents-panel.tsx"))
    .DocumentsPanel,
}));

/** The staff desk: navigation on the left, the chosen view on the right. */
export const AdminDesk = () => {
  const { formatMessage } = useIntl();
  const { view, showView, search, changeSearch, filters, changeFilters } = useDeskView();
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
              <FormattedMessage id={`admin.view.${view}`} />
            </Heading>
          </Title>
          {view === "dashboard" && (
            <Stack $gap={6}>
              <Dashboard onShow={showView} />
              <Statistics />
              <BackupPanel />
            </Stack>
          )}
          {view === "danger" && <DangerPanel />}
          {view === "documents" && (
            <Suspense fallback={<SkeletonList label={formatMessage({ id: "site.loading" })} rows={6} height="72px" />}>
              <DocumentsPanel />
            </Suspense>
          )}
          {view === "inquiries" && <InquiriesPanel search={search} onSearch={changeSearch} />}
          {view === "replies" && <CannedRepliesPanel />}
          {view === "holidays" && (
            <Suspense fallback={<SkeletonList label={formatMessage({ id: "site.loading" })} rows={6} height="56px" />}>
              <HolidaysPanel />
            </Suspense>
          )}
          {view === "lawyers" && <LawyersPanel />}
          {view === "access" && <AuditLogPanel search={search} onSearch={changeSearch} />}
          {view === "notices" && <NoticeSettings />}
          {view === "security" && <SecurityPanel />}
          {isCaseView(view) && (
            <CasesPanel
              key={view}
              view={view}
              search={search}
              filters={filters}
              onSearch={changeSearch}
              onFilter={changeFilters}
            />
          )}
        </Main>
      </Columns>
    </Root>
  );
};
