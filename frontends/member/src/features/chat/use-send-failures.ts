import { useEffect, useRef } from "react";
import { useToast } from "@legal/web-kit";
import { useIntl } from "react-intl";
import type { OutgoingMessage } from "../../outbox/outgoing-message.ts";

/**
 * One notice per message that was refused. The message itself says why and stays in the room; one that still waits for an
 * answer is no failure yet.
 */
export const useSendFailures = (outgoing: readonly OutgoingMessage[]) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const failed = outgoing.filter(({ failure }) => failure && !failure.repeat);
  const known = useRef(new Set(failed.map(({ clientMessageId }) => clientMessageId)));

  useEffect(() => {
    const fresh = failed.find(({ clientMessageId }) => !known.current.has(clientMessageId));
    known.current = new Set(failed.map(({ clientMessageId }) => clientMessageId));
    if (!fresh) return;
    const description = formatMessage({ id: "chat.sendFailed" });
    toast({ title: formatMessage({ id: "chat.error" }), description, variant: "destructive" });
  });
};
