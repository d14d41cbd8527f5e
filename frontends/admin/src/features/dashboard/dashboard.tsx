import type { CaseCounts } from "@legal/contracts";
import type { CaseFilter } from "@legal/contracts/constants";
import type { DeskView } from "@legal/contracts/pages";
import { useWaitingTime } from "@legal/domain-ui/staff";
import { ErrorState, Heading, media, space, Stack, Text, VisuallyHidden } from "@legal/ui";
import { FROM_DESK, paths, useErrorText } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { useCaseCountsQuery } from "../../api/cases-api.ts";
import { useInquiryCountsQuery } from "../../api/inquiries-api.ts";
import { StatCard } from "./stat-card.tsx";

/** Eight numbers in full rows at any width. */
const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

interface DashboardProps {
  onShow: (view: DeskView, filter?: CaseFilter) => void;
}

interface CountsProps extends DashboardProps {
  counts: CaseCounts | undefined;
}

/** Cancelled cases are neither active nor completed. */
const Counts = ({ counts, onShow }: CountsProps) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const timeOf = useWaitingTime();
  const { data: inquiries } = useInquiryCountsQuery();
  const loading = !counts;
  const urgent = counts?.tabs.urgent;
  const since = counts?.waiting?.since;
  const firstUnreadRoomId = counts?.firstUnreadRoomId;
  return (
    <Numbers>
      <VisuallyHidden as="output">{loading && formatMessage({ id: "site.loading" })}</VisuallyHidden>
      <StatCard
        label={formatMessage({ id: "admin.stat.urgent" })}
        value={urgent}
        loading={loading}
        alarm={urgent !== undefined && urgent > 0}
        onClick={() => onShow("urgent")}
      />
      <StatCard
        label={formatMessage({ id: "admin.stat.waiting" })}
        value={counts?.waiting?.customers}
        detail={since && timeOf(since)}
        loading={loading}
        onClick={() => onShow("all", "unanswered")}
      />
      <StatCard
        label={formatMessage({ id: "admin.stat.unread" })}
        value={counts?.unreadMessages}
        loading={loading}
        onClick={
          firstUnreadRoomId ? () => void navigate(paths.chat(firstUnreadRoomId), { state: FROM_DESK }) : undefined
        }
      />
      <StatCard
        label={formatMessage({ id: "admin.stat.pendingInquiries" })}
        value={inquiries?.byStatus.pending}
        loading={loading}
        onClick={() => onShow("inquiries")}
      />
      <StatCard
        label={formatMessage({ id: "admin.stat.total" })}
        value={counts?.total}
        loading={loading}
        onClick={() => onShow("all")}
      />
      <StatCard label={formatMessage({ id: "admin.stat.active" })} value={counts?.active} loading={loading} />
      <StatCard
        label={formatMessage({ id: "admin.stat.completed" })}
        value={counts?.completed}
        loading={loading}
        onClick={() => onShow("closed")}
      />
      <StatCard
        label={formatMessage({ id: "admin.stat.cancelled" })}
        value={counts?.cancelled}
        loading={loading}
        onClick={() => onShow("cancelled")}
      />
    </Numbers>
  );
};

/** The numbers of the day; each leads to what it counts. */
export const Dashboard = ({ onShow }: DashboardProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data: counts, error, refetch } = useCaseCountsQuery();

  if (error && !counts) {
    return (
      <ErrorState
        title={formatMessage({ id: "admin.counts.failed" })}
        description={errorText(error)}
        retryLabel={formatMessage({ id: "site.retry" })}
        onRetry={refetch}
      />
    );
  }
  return (
    <Stack $gap={6}>
      <Counts counts={counts} onShow={onShow} />
      <Stack $gap={1}>
        <Heading level={2} size={16}>
          <FormattedMessage id="admin.stat.note.title" />
        </Heading>
        <Text $size={15} $tone="muted">
          <FormattedMessage id="admin.stat.note" />
        </Text>
      </Stack>
    </Stack>
  );
};
