import { dangerNoticeOpened } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storePendingEvent } from "../pending-events/store-pending-event.ts";

export const onDangerNoticeOpened = on(dangerNoticeOpened, ({ noticeId }, context) =>
  storePendingEvent({ kind: "danger-reported", dangerNoticeId: noticeId }, context),
);
