import { useState } from "react";
import type { Message } from "@legal/contracts";
import { VisuallyHidden } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { isFilePlaceholder } from "./is-file-placeholder.ts";
import { useSenderName } from "./use-sender-name.ts";

/** Of what arrives at once; more would not be listened to. */
const SPOKEN = 3;
const SPOKEN_LENGTH = 200;

const Arrival = ({ message }: { message: Message }) => {
  const { formatMessage } = useIntl();
  const nameOf = useSenderName();
  const words = isFilePlaceholder(message)
    ? formatMessage({ id: "chat.fileOnly" })
    : message.content.slice(0, SPOKEN_LENGTH);
  const text = message.fileName === null ? words : `${words} ${message.fileName}`;
  return <FormattedMessage id="chat.arrived" values={{ name: nameOf(message), text }} />;
};

interface ArrivalAnnouncerProps {
  messages: readonly Message[];
  isOwn: (message: Message) => boolean;
}

/** Reads out what others write while the room is open; what was there before stays quiet. */
export const ArrivalAnnouncer = ({ messages, isOwn }: ArrivalAnnouncerProps) => {
  const newest = messages.at(-1)?.seq ?? 0;
  const [latest, setLatest] = useState<{ upTo: number; arrived: readonly Message[] }>({ upTo: newest, arrived: [] });
  if (newest > latest.upTo) {
    const arrived = messages.filter((message) => message.seq > latest.upTo && !isOwn(message));
    setLatest({ upTo: newest, arrived });
  }
  const spoken = latest.arrived.slice(0, SPOKEN);
  const more = latest.arrived.length - spoken.length;
  return (
    <VisuallyHidden as="output">
      {spoken.map((message) => (
        <p key={message.id}>
          <Arrival message={message} />
        </p>
      ))}
      {more > 0 && (
        <p>
          <FormattedMessage id="chat.arrived.more" values={{ count: more }} />
        </p>
      )}
    </VisuallyHidden>
  );
};
