import { color, fontSize, Icon, motion, radius, shadow, space } from "@legal/ui";
import ArrowDown from "lucide-react/icons/arrow-down";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";

const Root = styled.button`
  position: absolute;
  inset-block-end: ${space(3)};
  inset-inline-start: 50%;
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 44px;
  min-width: 44px;
  justify-content: center;
  padding-inline: ${space(3)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.floating};
  font-size: ${fontSize[15]};
  font-weight: 600;
  white-space: nowrap;
  transform: translateX(-50%);
  cursor: pointer;
  transition: background-color ${motion.quick};

  &[data-new="true"] {
    border-color: transparent;
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

/** Back to the newest message; says how many came while the reader was further up. */
export const JumpButton = ({ newCount, onClick }: { newCount: number; onClick: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <Root
      type="button"
      data-new={newCount > 0}
      aria-label={newCount > 0 ? undefined : formatMessage({ id: "chat.toNewest" })}
      onClick={onClick}
    >
      {newCount > 0 && <FormattedMessage id="chat.newMessages" values={{ count: newCount }} />}
      <Icon of={ArrowDown} size={18} />
    </Root>
  );
};
