import { Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";

/** Says that a machine answers, and who decides. */
export const AiNotice = () => (
  <Text $size={13} $tone="muted">
    <FormattedMessage id="ai.disclosure" />
  </Text>
);
