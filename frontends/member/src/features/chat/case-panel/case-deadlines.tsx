import type { ChatRoom } from "@legal/contracts";
import { SkeletonList } from "@legal/ui";
import { lazy, Suspense } from "react";
import { useIntl } from "react-intl";
import { PanelSection } from "./panel-section.tsx";

const OwnDeadlines = lazy(async () => {
  const { OwnDeadlines: Deadlines, DeadlineTexts } = await import(
    /* webpackChunkName: "case-deadlines" */ "@legal/domain-ui/case-deadlines"
  );
  return {
    default: ({ room }: { room: ChatRoom }) => (
      <DeadlineTexts>
        <Deadlines room={room} />
      </DeadlineTexts>
    ),
  };
});

/** What must be done until when, and since when: the customer's own words for the deadlines of their case. */
export const CaseDeadlines = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  return (
    <PanelSection title={formatMessage({ id: "chat.deadlines" })}>
      <Suspense fallback={<SkeletonList label={formatMessage({ id: "site.loading" })} rows={1} height="72px" />}>
        <OwnDeadlines room={room} />
      </Suspense>
    </PanelSection>
  );
};
