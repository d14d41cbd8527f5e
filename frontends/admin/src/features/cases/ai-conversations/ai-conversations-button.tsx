import type { ChatRoom } from "@legal/contracts";
import { Button, Dialog, Icon } from "@legal/ui";
import Sparkles from "lucide-react/icons/sparkles";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConversationList } from "./conversation-list.tsx";

interface AiConversationsButtonProps {
  room: ChatRoom;
  customer: string;
}

/** Opens the AI conversations of a case's customer. */
export const AiConversationsButton = ({ room, customer }: AiConversationsButtonProps) => {
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
        <ConversationList room={room} customer={customer} />
      </Dialog>
    </>
  );
};
