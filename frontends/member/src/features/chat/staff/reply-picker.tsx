import type { ChatRoom, User } from "@legal/contracts";
import { DialogOpener, Icon, IconButton } from "@legal/ui";
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
  return (
    <DialogOpener
      title={formatMessage({ id: "staff.reply.title" })}
      closeLabel={formatMessage({ id: "site.close" })}
      width="600px"
      renderButton={(open) => (
        <IconButton
          label={formatMessage({ id: "staff.reply.open" })}
          icon={<Icon of={MessageSquareQuote} />}
          onClick={open}
        />
      )}
    >
      {(close) => (
        <ReplyList
          room={room}
          user={user}
          onChoose={(text) => {
            close();
            onChoose(text);
          }}
        />
      )}
    </DialogOpener>
  );
};

/** From the composer to the office's canned replies. */
export const ReplyPicker = (props: ReplyPickerProps) => (
  <StaffTexts>
    <Content {...props} />
  </StaffTexts>
);
