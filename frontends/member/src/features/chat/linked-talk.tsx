import { ADMIN_SUPPORT } from "@legal/catalog";
import type { ChatRoom, User } from "@legal/contracts";
import { color, fontSize, Icon, space } from "@legal/ui";
import { TextLink } from "@legal/web-kit";
import Sparkles from "lucide-react/icons/sparkles";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { talkPath } from "../../talks/talk-path.ts";
import { useMyTalksInfiniteQuery } from "../../talks/talks-api.ts";

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

/** The talk with the AI that led to the case, for the customer of the case. */
export const LinkedTalk = ({ room, user }: { room: ChatRoom; user: User }) => {
  const isOwnCase = room.userId === user.id && room.serviceType !== ADMIN_SUPPORT;
  const { data } = useMyTalksInfiniteQuery(undefined, { skip: !isOwnCase });
  const talk = data?.pages.flatMap(({ items }) => items).find(({ chatRoomId }) => chatRoomId === room.id);
  return talk ? (
    <Bar>
      <Icon of={Sparkles} size={16} />
      <FormattedMessage id="chat.talk" />
      <TextLink to={talkPath(talk.id)}>
        <FormattedMessage id="chat.talk.open" />
      </TextLink>
    </Bar>
  ) : null;
};
