import { caseOpened } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storePendingEvent } from "../pending-events/store-pending-event.ts";

export const onCaseOpened = on(caseOpened, ({ roomId }, context) =>
  storePendingEvent({ kind: "case-opened", roomId }, context),
);
