import { Button, Dialog, Icon } from "@legal/ui";
import Sparkles from "lucide-react/icons/sparkles";
import { useState } from "react";
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
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" icon={<Icon of={Sparkles} size={18} />} onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.ai.open" />
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={formatMessage({ id: "admin.ai.title" }, { name: customer })}
        closeLabel={formatMessage({ id: "site.close" })}
        width="760px"
      >
        <ConversationList userId={userId} customer={customer} roomId={roomId} conversationId={conversationId} />
      </Dialog>
    </>
  );
};
