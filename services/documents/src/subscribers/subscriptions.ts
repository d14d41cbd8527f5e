import type { Subscription } from "@legal/event-bus";
import { onRoomsDeleted } from "./on-rooms-deleted.ts";
import { onStatusChanged } from "./on-status-changed.ts";
import { onUserCreated } from "./on-user-created.ts";
import { onUserDeleted } from "./on-user-deleted.ts";
import { onUserUpdated } from "./on-user-updated.ts";

export const subscriptions: readonly Subscription[] = [
  onUserCreated,
  onUserUpdated,
  onUserDeleted,
  onRoomsDeleted,
  onStatusChanged,
];
