import { Button, Icon } from "@legal/ui";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import { useIntl } from "react-intl";
import { styled } from "styled-components";

const Root = styled(Button)`
  width: 44px;
  padding-inline: 0;
`;

interface SendButtonProps {
  canSend: boolean;
  /** Until the files are uploaded. */
  waiting: boolean;
}

export const SendButton = ({ canSend, waiting }: SendButtonProps) => {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: "chat.send" });
  return (
    <Root
      type="submit"
      variant="accent"
      aria-label={label}
      title={label}
      aria-disabled={!canSend}
      loading={waiting}
      // The keyboard of a phone stays open.
      onPointerDown={(event) => event.preventDefault()}
      icon={<Icon of={SendHorizontal} />}
    />
  );
};
