import { ADMIN_SUPPORT } from "@legal/catalog";
import type { ChatRoom, User } from "@legal/contracts";
import { color, fontSize, Icon, space } from "@legal/ui";
import { paths, TextLink } from "@legal/web-kit";
import Sparkles from "lucide-react/icons/sparkles";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { useConversationOfCaseQuery } from "../../conversations/conversations-api.ts";

const Bar = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.hairline};
  background: ${color.surface};
  font-size: ${fontSize[13]};
`;

/** The conversation with the AI that led to the case, for the customer of the case. */
export const LinkedConversation = ({ room, user }: { room: ChatRoom; user: User }) => {
  const isOwnCase = room.userId === user.id && room.serviceType !== ADMIN_SUPPORT;
  const { data } = useConversationOfCaseQuery(room.id, { skip: !isOwnCase });
  const conversation = data?.find(({ chatRoomId }) => chatRoomId === room.id);
  return conversation ? (
    <Bar>
      <Icon of={Sparkles} size={16} />
      <FormattedMessage id="chat.conversation" />
      <TextLink to={paths.conversation(conversation.id)}>
        <FormattedMessage id="chat.conversation.open" />
      </TextLink>
    </Bar>
  ) : null;
};
