import { MESSAGE_MAX_LENGTH } from "@legal/contracts/constants";
import { Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";

const SHOWN_FROM_CHARACTERS = 500;

/** How much room is left, shown near the end of it. */
export const Counter = ({ length }: { length: number }) => {
  const { number } = useFormat();
  const left = MESSAGE_MAX_LENGTH - length;
  if (left > SHOWN_FROM_CHARACTERS) return null;
  return (
    <Text as="span" $size={13} $tone={left < 0 ? "danger" : "muted"} $strong={left < 0}>
      {left < 0 ? (
        <FormattedMessage id="chat.tooLong" values={{ max: MESSAGE_MAX_LENGTH, over: -left }} />
      ) : (
        `${number(length)} / ${number(MESSAGE_MAX_LENGTH)}`
      )}
    </Text>
  );
};
