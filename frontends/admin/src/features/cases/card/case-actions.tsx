import { ownUnreadOf } from "@legal/domain-ui/cases";
import { NotesButton } from "@legal/domain-ui/staff";
import type { ChatRoom } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import { CountBadge, Icon, media, Row } from "@legal/ui";
import { ButtonLink, FROM_DESK, paths, useSession } from "@legal/web-kit";
import FileText from "lucide-react/icons/file-text";
import MessageSquare from "lucide-react/icons/message-square";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { AiConversationsButton } from "../../../ai-conversations/ai-conversations-button.tsx";
import { EmailMenu } from "../emails/email-menu.tsx";

/** Two columns with room for a badge beside the longest word; each row is level with one of the selects. */
const Actions = styled(Row)`
  ${media.desk} {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    display: grid;
    grid-column: auto;
    grid-auto-rows: 46px;
    grid-template-columns: 1fr 1fr;
    align-items: center;

    > a,
    > button,
    > div > button {
      width: 100%;
    }
  }
`;

interface CaseActionsProps {
  room: ChatRoom;
  service: string;
  isCase: boolean;
}

/** Where a case's card leads: conversation, e-mail, notes, papers, and what its customer asked the assistant. */
export const CaseActions = ({ room, service, isCase }: CaseActionsProps) => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const unread = ownUnreadOf(room, user?.id ?? "");
  const customer = displayNameOf(room.user);
  return (
    <Actions $gap={2}>
      <ButtonLink to={paths.chat(room.id)} state={FROM_DESK} $variant="quiet" $size="small">
        <Icon of={MessageSquare} size={18} />
        <FormattedMessage id="admin.case.chat" />
        <CountBadge count={unread} label={formatMessage({ id: "admin.case.unread" }, { count: unread })} />
      </ButtonLink>
      <EmailMenu room={room} />
      <NotesButton
        room={room}
        label={formatMessage({ id: "admin.notes" })}
        title={formatMessage({ id: "admin.notes.title" }, { service, customer })}
        count={room.noteCount}
      />
      {isCase && (
        <ButtonLink to={paths.deskDocuments({ case: room.id })} $variant="quiet" $size="small">
          <Icon of={FileText} size={18} />
          <FormattedMessage id="admin.view.documents" />
        </ButtonLink>
      )}
      <AiConversationsButton userId={room.userId} roomId={room.id} customer={customer} />
    </Actions>
  );
};
