import { useState } from "react";
import type { Message } from "@legal/contracts";
import { VisuallyHidden } from "@legal/ui";
import { FormattedMessage } from "react-intl";

/** Reads out what others write while the room is open; what was there before stays quiet. */
export const ArrivalAnnouncer = ({ newest, own }: { newest: Message | undefined; own: boolean }) => {
  const [openedAt] = useState(newest?.seq ?? 0);
  const arrived = newest && newest.seq > openedAt && !own ? newest : undefined;
  return (
    <VisuallyHidden as="output">
      {arrived && (
        <FormattedMessage
          id="chat.arrived"
          values={{ name: arrived.senderName ?? "", text: arrived.content.slice(0, 200) }}
        />
      )}
    </VisuallyHidden>
  );
};
