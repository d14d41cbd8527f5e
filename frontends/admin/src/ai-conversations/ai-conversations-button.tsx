import { Button, DialogOpener, Icon } from "@legal/ui";
import Sparkles from "lucide-react/icons/sparkles";
import { FormattedMessage, useIntl } from "react-intl";
import { ConversationList } from "./conversation-list.tsx";

interface AiConversationsButtonProps {
  userId: string;
  customer: string;
  /** The case, or the conversation, that comes first. */
  roomId?: string;
  conversationId?: string;
}

/** Opens the AI conversations of a customer. */
export const AiConversationsButton = ({ userId, customer, roomId, conversationId }: AiConversationsButtonProps) => {
  const { formatMessage } = useIntl();
  return (
    <DialogOpener
      title={formatMessage({ id: "admin.ai.title" }, { name: customer })}
      closeLabel={formatMessage({ id: "site.close" })}
      width="760px"
      renderButton={(open) => (
        <Button size="small" variant="quiet" icon={<Icon of={Sparkles} size={18} />} onClick={open}>
          <FormattedMessage id="admin.ai.open" />
        </Button>
      )}
    >
      {() => <ConversationList userId={userId} customer={customer} roomId={roomId} conversationId={conversationId} />}
    </DialogOpener>
  );
};
