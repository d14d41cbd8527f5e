import { deadlineRecorded } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { requestCheck } from "../reminder-schedules/request-check.ts";

// A second check finds nothing to change, so redelivery needs no guard.
export const onDeadlineRecorded = on(deadlineRecorded, ({ roomId }, { session }) => requestCheck(roomId, session));
