import type { OtherView } from "@legal/contracts/pages";
import { SecurityPanel } from "@legal/domain-ui/account-security";
import { NoticeSettings } from "@legal/domain-ui/notice-settings";
import { SkeletonList, Stack } from "@legal/ui";
import { lazy, Suspense, type ComponentProps, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { AuditLogPanel } from "../features/audit-log/audit-log-panel.tsx";
import { BackupPanel } from "../features/backup/backup-panel.tsx";
import { CannedRepliesPanel } from "../features/canned-replies/canned-replies-panel.tsx";
import { DangerPanel } from "../features/danger/danger-panel.tsx";
import { Dashboard } from "../features/dashboard/dashboard.tsx";
import { InquiriesPanel } from "../features/inquiries/inquiries-panel.tsx";
import { LawyersPanel } from "../features/lawyers/lawyers-panel.tsx";
import { Statistics } from "../features/statistics/statistics.tsx";

// With the calendar of all years.
const HolidaysPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "holidays" */ "../features/holidays/holidays-panel.tsx")).HolidaysPanel,
}));

const DocumentsPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "documents" */ "../features/documents/documents-panel.tsx"))
    .DocumentsPanel,
}));

const Loading = ({ height, children }: { height: string; children: ReactNode }) => {
  const { formatMessage } = useIntl();
  return (
    <Suspense fallback={<SkeletonList label={formatMessage({ id: "site.loading" })} rows={6} height={height} />}>
      {children}
    </Suspense>
  );
};

interface PanelProps {
  search: string;
  onSearch: (search: string) => void;
  onShow: ComponentProps<typeof Dashboard>["onShow"];
}

/** What each view shows, apart from the lists of cases. */
export const PANELS: Readonly<Record<OtherView, (props: PanelProps) => ReactNode>> = {
  dashboard: ({ onShow }) => (
    <Stack $gap={6}>
      <Dashboard onShow={onShow} />
      <Statistics />
      <BackupPanel />
    </Stack>
  ),
  danger: () => <DangerPanel />,
  documents: () => (
    <Loading height="72px">
      <DocumentsPanel />
    </Loading>
  ),
  inquiries: ({ search, onSearch }) => <InquiriesPanel search={search} onSearch={onSearch} />,
  replies: () => <CannedRepliesPanel />,
  holidays: () => (
    <Loading height="56px">
      <HolidaysPanel />
    </Loading>
  ),
  lawyers: () => <LawyersPanel />,
  access: ({ search, onSearch }) => <AuditLogPanel search={search} onSearch={onSearch} />,
  notices: () => <NoticeSettings />,
  security: () => <SecurityPanel />,
};
