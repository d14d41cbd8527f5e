import { memberWaiting } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storePendingEvent } from "../pending-events/store-pending-event.ts";

export const onMemberWaiting = on(memberWaiting, ({ roomId }, context) =>
  storePendingEvent({ kind: "member-waiting", roomId }, context),
);
