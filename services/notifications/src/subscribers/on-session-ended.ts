import { sessionEnded } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { endPushes } from "../push/end-pushes.ts";

// Twice changes nothing: what a later session subscribed is of that one.
export const onSessionEnded = on(sessionEnded, (ended, { session }) => endPushes(ended, session));
