import type { Subscription } from "@legal/event-bus";
import { onUserCreated, onUserDeleted, onUserUpdated } from "./on-accounts.ts";
import {
  onCaseAssigned,
  onCaseOpened,
  onInquiryCreated,
  onMemberWaiting,
  onMessagesUnread,
  onNoteAdded,
  onRoomsDeleted,
  onStaffMentioned,
  onStatusChanged,
} from "./on-cases.ts";

export const subscriptions: readonly Subscription[] = [
  onUserCreated,
  onUserUpdated,
  onUserDeleted,
  onCaseOpened,
  onStatusChanged,
  onMessagesUnread,
  onMemberWaiting,
  onCaseAssigned,
  onStaffMentioned,
  onNoteAdded,
  onInquiryCreated,
  onRoomsDeleted,
];
