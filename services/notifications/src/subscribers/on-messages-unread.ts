import { messagesUnread } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storePendingEvent } from "../pending-events/store-pending-event.ts";

export const onMessagesUnread = on(messagesUnread, ({ roomId, side }, context) =>
  storePendingEvent({ kind: "messages-unread", roomId, side }, context),
);
