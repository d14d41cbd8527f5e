import type { Message } from "@legal/contracts";
import { useIntl } from "react-intl";

/** Who wrote a message, in the reader's words. */
export const useSenderName = () => {
  const { formatMessage } = useIntl();
  return ({ senderName, sentByAdmin, aiAutoResponse }: Message): string => {
    if (aiAutoResponse) return formatMessage({ id: "chat.sender.ai" });
    return senderName ?? formatMessage({ id: sentByAdmin ? "chat.sender.office" : "chat.sender.customer" });
  };
};
