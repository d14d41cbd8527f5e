import type { OtherView } from "@legal/contracts/pages";
import { SecurityPanel } from "@legal/domain-ui/account-security";
import { NoticeSettings } from "@legal/domain-ui/notice-settings";
import { SkeletonList, Stack, type IconComponent } from "@legal/ui";
import AlarmClock from "lucide-react/icons/alarm-clock";
import Bell from "lucide-react/icons/bell";
import CalendarOff from "lucide-react/icons/calendar-off";
import LifeBuoy from "lucide-react/icons/life-buoy";
import FileText from "lucide-react/icons/file-text";
import FolderOpen from "lucide-react/icons/folder-open";
import Inbox from "lucide-react/icons/inbox";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import MessageSquareQuote from "lucide-react/icons/message-square-quote";
import Scale from "lucide-react/icons/scale";
import ScanEye from "lucide-react/icons/scan-eye";
import ShieldCheck from "lucide-react/icons/shield-check";
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
import type { NamedCaseView } from "../view-state/desk-views.ts";

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

interface View {
  icon: IconComponent;
}

interface ViewWithPanel extends View {
  show: (props: PanelProps) => ReactNode;
}

/**
 * The views with a name of their own, in the order of the navigation; those of a status come after `all`. The lists of
 * cases are all shown by one panel.
 */
export const NAMED_VIEWS: Readonly<Record<OtherView, ViewWithPanel> & Record<NamedCaseView, View>> = {
  dashboard: {
    icon: LayoutDashboard,
    show: ({ onShow }) => (
      <Stack $gap={6}>
        <Dashboard onShow={onShow} />
        <Statistics />
        <BackupPanel />
      </Stack>
    ),
  },
  danger: { icon: LifeBuoy, show: () => <DangerPanel /> },
  urgent: { icon: AlarmClock },
  all: { icon: FolderOpen },
  documents: {
    icon: FileText,
    show: () => (
      <Loading height="72px">
        <DocumentsPanel />
      </Loading>
    ),
  },
  inquiries: {
    icon: Inbox,
    show: ({ search, onSearch }) => <InquiriesPanel search={search} onSearch={onSearch} />,
  },
  replies: { icon: MessageSquareQuote, show: () => <CannedRepliesPanel /> },
  holidays: {
    icon: CalendarOff,
    show: () => (
      <Loading height="56px">
        <HolidaysPanel />
      </Loading>
    ),
  },
  lawyers: { icon: Scale, show: () => <LawyersPanel /> },
  access: { icon: ScanEye, show: ({ search, onSearch }) => <AuditLogPanel search={search} onSearch={onSearch} /> },
  notices: { icon: Bell, show: () => <NoticeSettings /> },
  security: { icon: ShieldCheck, show: () => <SecurityPanel /> },
};
