import type { Subscription } from "@legal/event-bus";
import { onAuthMailRequested, onInquiryMailRequested } from "../requested-mails/request-mail.ts";
import { onSecurityAlerted, onSessionEnded, onUserCreated, onUserDeleted, onUserUpdated } from "./on-accounts.ts";
import {
  onCaseAssigned,
  onCaseOpened,
  onDangerNoticeOpened,
  onDeadlineChanged,
  onDeadlineRecorded,
  onInquiryCreated,
  onMemberWaiting,
  onMessagesUnread,
  onNoteAdded,
  onRoomsDeleted,
  onStaffMentioned,
  onStatusChanged,
} from "./on-cases.ts";
import { onDocumentCommented, onDocumentStateChanged } from "./on-documents.ts";

export const subscriptions: readonly Subscription[] = [
  onUserCreated,
  onUserUpdated,
  onUserDeleted,
  onSessionEnded,
  onSecurityAlerted,
  onAuthMailRequested,
  onInquiryMailRequested,
  onCaseOpened,
  onDangerNoticeOpened,
  onDocumentStateChanged,
  onDocumentCommented,
  onStatusChanged,
  onDeadlineRecorded,
  onDeadlineChanged,
  onMessagesUnread,
  onMemberWaiting,
  onCaseAssigned,
  onStaffMentioned,
  onNoteAdded,
  onInquiryCreated,
  onRoomsDeleted,
];
