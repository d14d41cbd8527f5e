import type { Subscription } from "@legal/event-bus";
import { onAuthMailRequested } from "./on-auth-mail-requested.ts";
import { onCaseAssigned } from "./on-case-assigned.ts";
import { onCaseOpened } from "./on-case-opened.ts";
import { onDangerNoticeOpened } from "./on-danger-notice-opened.ts";
import { onDeadlineChanged } from "./on-deadline-changed.ts";
import { onDeadlineRecorded } from "./on-deadline-recorded.ts";
import { onDocumentCommented } from "./on-document-commented.ts";
import { onDocumentStateChanged } from "./on-document-state-changed.ts";
import { onInquiryCreated } from "./on-inquiry-created.ts";
import { onInquiryMailRequested } from "./on-inquiry-mail-requested.ts";
import { onMemberWaiting } from "./on-member-waiting.ts";
import { onMessagesUnread } from "./on-messages-unread.ts";
import { onNoteAdded } from "./on-note-added.ts";
import { onRoomsDeleted } from "./on-rooms-deleted.ts";
import { onSecurityAlerted } from "./on-security-alerted.ts";
import { onSessionEnded } from "./on-session-ended.ts";
import { onStaffMentioned } from "./on-staff-mentioned.ts";
import { onStatusChanged } from "./on-status-changed.ts";
import { onUserCreated } from "./on-user-created.ts";
import { onUserDeleted } from "./on-user-deleted.ts";
import { onUserUpdated } from "./on-user-updated.ts";

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
