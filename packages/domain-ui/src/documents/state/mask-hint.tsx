import { Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";

/** What is covered in an exhibit before the court and the other side get it. */
export const MaskHint = () => (
  <Text $size={13} $tone="muted">
    <FormattedMessage id="documents.exhibit.mask" />
  </Text>
);
