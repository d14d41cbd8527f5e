import { deadlineChanged } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { requestCheck } from "../reminder-schedules/request-check.ts";

// A second check finds nothing to change, so redelivery needs no guard.
export const onDeadlineChanged = on(deadlineChanged, ({ roomId }, { session }) => requestCheck(roomId, session));
