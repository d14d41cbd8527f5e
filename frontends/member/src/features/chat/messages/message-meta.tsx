import { color, fontSize, Icon, media, space, VisuallyHidden, type IconComponent } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import Check from "lucide-react/icons/check";
import CheckCheck from "lucide-react/icons/check-check";
import Clock from "lucide-react/icons/clock";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

/** How far a message of one's own has come. */
export type SendState = "waiting" | "sending" | "sent" | "read";

const icons: Record<SendState, IconComponent> = { waiting: Clock, sending: Clock, sent: Check, read: CheckCheck };

const Root = styled.span<{ $own: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(1.5)};
  padding-inline: ${space(1)};
  color: ${color.muted};
  font-size: ${fontSize[13]};
  line-height: 1.35;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${media.tablet} {
    flex-direction: column;
    align-items: ${({ $own }) => ($own ? "end" : "start")};
    gap: 0;
    padding-inline: 0;
  }
`;

const State = styled.span<{ $read: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  color: ${({ $read }) => ($read ? color.accentText : color.muted)};
  font-size: ${fontSize[13]};
  font-weight: 600;
`;

interface MessageMetaProps {
  own: boolean;
  instant: string;
  delivery?: SendState | undefined;
  /** Says the state in words too; once per room is enough. */
  spelled?: boolean;
}

/** When a message was written and, for one's own, how far it has come. */
export const MessageMeta = ({ own, instant, delivery, spelled = false }: MessageMetaProps) => {
  const { time } = useFormat();
  const Words = spelled ? "span" : VisuallyHidden;
  return (
    <Root $own={own}>
      {delivery && (
        <State $read={delivery === "read"}>
          <Icon of={icons[delivery]} size={15} />
          <Words>
            <FormattedMessage id={`chat.delivery.${delivery}`} />
          </Words>
        </State>
      )}
      <time dateTime={instant}>{time(instant)}</time>
    </Root>
  );
};
