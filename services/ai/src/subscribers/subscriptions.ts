import type { Subscription } from "@legal/event-bus";
import type { InternalClient } from "@legal/service-kit";
import { onCaseOpened } from "./on-case-opened.ts";
import { onMemberWaiting } from "./on-member-waiting.ts";
import { onMemberWroteOn } from "./on-member-wrote-on.ts";
import { onRoomsDeleted } from "./on-rooms-deleted.ts";
import { onUserCreated } from "./on-user-created.ts";
import { onUserDeleted } from "./on-user-deleted.ts";
import { onUserUpdated } from "./on-user-updated.ts";

export const subscriptions = (caseChat: InternalClient): readonly Subscription[] => [
  onUserCreated,
  onUserUpdated,
  onUserDeleted,
  onCaseOpened,
  onRoomsDeleted,
  onMemberWaiting(caseChat),
  onMemberWroteOn(caseChat),
];
