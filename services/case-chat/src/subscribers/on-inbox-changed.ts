import { inboxChanged } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { broadcast } from "../broadcasts/broadcast.ts";

// Screens have a socket here already; a redelivery makes them refetch once more.
export const onInboxChanged = on(inboxChanged, async ({ userId }, { session }) =>
  broadcast({ what: "inbox-changed", userId }, session),
);
