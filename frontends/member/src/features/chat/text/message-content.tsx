import { FILE_ONLY_CONTENT } from "@legal/contracts/constants";
import { Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { MessageText } from "./message-text.tsx";

/** What a message says; the standing sentence of a mere file is put into the reader's language. */
export const MessageContent = ({ content, hasFile }: { content: string; hasFile: boolean }) =>
  hasFile && content === FILE_ONLY_CONTENT ? (
    <Text $size={15} $tone="muted">
      <FormattedMessage id="chat.fileOnly" />
    </Text>
  ) : (
    <MessageText text={content} />
  );
