import { messagesUnread } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storeIntake } from "../intakes/store-intake.ts";

export const onMessagesUnread = on(messagesUnread, ({ roomId, side }, context) =>
  storeIntake({ kind: "messages-unread", roomId, side }, context),
);
