import type { Subscription } from "@legal/event-bus";
import { onRoomsDeleted, onUserDeleted, onUserUpdated } from "./on-accounts.ts";
import { onStatusChanged } from "./on-cases.ts";

export const subscriptions: readonly Subscription[] = [onUserUpdated, onUserDeleted, onRoomsDeleted, onStatusChanged];
