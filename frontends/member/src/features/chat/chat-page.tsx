import { EmptyState, ErrorState, Icon, Skeleton, SkeletonList } from "@legal/ui";
import { ButtonLink, isNotFound, PageMeta, paths, useErrorText, useSession } from "@legal/web-kit";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import { Suspense, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { useServiceTitle } from "../../cases/use-service-title.ts";
import { PanelBeside } from "./case-panel/panel-beside.tsx";
import { PanelButton } from "./case-panel/panel-button.tsx";
import { Centre, ChatBody, ChatFrame, ChatMain } from "./chat-frame.tsx";
import { BackLink } from "./back-link.tsx";
import { ChatBar, ChatHeader } from "./chat-header.tsx";
import { ChatRoom } from "./chat-room.tsx";
import { ChatSkeleton } from "./chat-skeleton.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { LinkedConversation } from "./linked-conversation.tsx";
import { PrintButton } from "./print/print-button.tsx";
import { RepeatedOrder } from "./purchase/repeated-order.tsx";
import { CaseWork, StaffBar } from "./staff/lazy-parts.ts";
import { isRoomId, useLiveRoom } from "./use-live-room.ts";

/** The height of its first controls is there before they are. */
const WorkSkeleton = () => {
  const { formatMessage } = useIntl();
  return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={4} height="56px" />;
};

const Screen = ({ title, children }: { title: string; children: ReactNode }) => (
  <ChatFrame>
    <PageMeta title={title} noindex />
    {children}
  </ChatFrame>
);

const NotFound = ({ isAdmin }: { isAdmin: boolean }) => {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "chat.notFound" });
  return (
    <Screen title={title}>
      <ChatMain>
        <Centre>
          <EmptyState
            headingLevel={1}
            icon={<Icon of={MessageCircleQuestion} size={24} />}
            title={title}
            description={formatMessage({ id: "chat.notFound.hint" })}
            actions={
              <ButtonLink to={isAdmin ? paths.admin() : paths.home}>
                <FormattedMessage id={isAdmin ? "chat.back.admin" : "chat.back"} />
              </ButtonLink>
            }
          />
        </Centre>
      </ChatMain>
    </Screen>
  );
};

interface FailedProps {
  error: unknown;
  isAdmin: boolean;
  onRetry: () => unknown;
}

const Failed = ({ error, isAdmin, onRetry }: FailedProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const title = formatMessage({ id: "chat.room.failed" });
  return (
    <Screen title={title}>
      <ChatBar>
        <BackLink isAdmin={isAdmin} />
      </ChatBar>
      <ChatMain>
        <Centre>
          <ErrorState
            headingLevel={1}
            title={title}
            description={errorText(error)}
            retryLabel={formatMessage({ id: "site.retry" })}
            onRetry={onRetry}
          />
        </Centre>
      </ChatMain>
    </Screen>
  );
};

const Loading = ({ isAdmin }: { isAdmin: boolean }) => {
  const { formatMessage } = useIntl();
  return (
    <Screen title={formatMessage({ id: "chat.title" })}>
      <ChatBar>
        <BackLink isAdmin={isAdmin} />
        <Skeleton $width="180px" $height="24px" />
      </ChatBar>
      <ChatMain>
        <ChatSkeleton />
      </ChatMain>
    </Screen>
  );
};

/** /chat/:id, for the customer of the room and for staff. */
export const ChatPage = () => {
  const { id = "" } = useParams();
  const { user, isAdmin } = useSession();
  const titleOf = useServiceTitle();
  const { data: room, error, refetch } = useLiveRoom(id);

  if (!isRoomId(id) || isNotFound(error)) return <NotFound isAdmin={isAdmin} />;
  if (!room && error) return <Failed error={error} isAdmin={isAdmin} onRetry={refetch} />;
  if (!room || !user) return <Loading isAdmin={isAdmin} />;
  const title = titleOf(room.serviceType);
  const own = room.userId === user.id;
  const work = isAdmin && !own && (
    <Suspense fallback={<WorkSkeleton />}>
      <CaseWork room={room} />
    </Suspense>
  );
  const actions = <PrintButton roomId={room.id} />;
  return (
    <Screen title={title}>
      <ChatHeader room={room} title={title} isAdmin={isAdmin}>
        <PanelButton key={room.id} room={room} own={own} work={work} actions={actions} />
      </ChatHeader>
      <ConnectionBanner />
      <LinkedConversation room={room} user={user} />
      {own && <RepeatedOrder room={room} />}
      {isAdmin && !own && (
        <Suspense>
          <StaffBar key={room.id} room={room} />
        </Suspense>
      )}
      <ChatBody>
        <ChatMain>
          <ChatRoom key={room.id} room={room} user={user} title={title} />
        </ChatMain>
        <PanelBeside key={room.id} room={room} own={own} work={work} actions={actions} />
      </ChatBody>
    </Screen>
  );
};
