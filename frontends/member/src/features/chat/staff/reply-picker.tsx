import { useState } from "react";
import type { ChatRoom, User } from "@legal/contracts";
import { Dialog, Icon, IconButton } from "@legal/ui";
import { StaffTexts } from "@legal/domain-ui/staff";
import MessageSquareQuote from "lucide-react/icons/message-square-quote";
import { useIntl } from "react-intl";
import { ReplyList } from "./reply-list.tsx";

interface ReplyPickerProps {
  room: ChatRoom;
  user: User;
  onChoose: (text: string) => void;
}

const Content = ({ room, user, onChoose }: ReplyPickerProps) => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const choose = (text: string) => {
    setOpen(false);
    onChoose(text);
  };
  return (
    <>
      <IconButton
        label={formatMessage({ id: "staff.reply.open" })}
        icon={<Icon of={MessageSquareQuote} />}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={formatMessage({ id: "staff.reply.title" })}
        closeLabel={formatMessage({ id: "site.close" })}
        width="600px"
      >
        <ReplyList room={room} user={user} onChoose={choose} />
      </Dialog>
    </>
  );
};

/** From the composer to the office's ready answers. */
export const ReplyPicker = (props: ReplyPickerProps) => (
  <StaffTexts>
    <Content {...props} />
  </StaffTexts>
);
