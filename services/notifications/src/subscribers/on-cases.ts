import {
  caseAssigned,
  caseOpened,
  dangerNoticeOpened,
  documentStateChanged,
  deadlineChanged,
  deadlineRecorded,
  inquiryCreated,
  memberWaiting,
  messagesUnread,
  noteAdded,
  roomsDeleted,
  staffMentioned,
  statusChanged,
} from "@legal/contracts";
import type { DocumentState } from "@legal/contracts/constants";
import { on } from "@legal/event-bus";
import { Delivery } from "../deliveries/delivery-model.ts";
import { IntakeRow } from "../intakes/intake-model.ts";
import { takeIn } from "../intakes/take-in.ts";
import { Notice } from "../notices/notice-model.ts";
import { DeadlineCheck } from "../ladders/deadline-check-model.ts";
import { Ladder } from "../ladders/ladder-model.ts";
import { Reminder } from "../reminders/reminder-model.ts";
import { requestCheck } from "../ladders/request-check.ts";

export const onCaseOpened = on(caseOpened, ({ roomId }, context) => takeIn({ kind: "case-opened", roomId }, context));

export const onStatusChanged = on(statusChanged, async ({ roomId, to, changedBy }, context) => {
  await takeIn({ kind: "status-changed", roomId, status: to, actorId: changedBy }, context);
  await requestCheck(roomId, context.session);
});

// A second check finds nothing to change, so redelivery needs no guard.
export const onDeadlineRecorded = on(deadlineRecorded, ({ roomId }, { session }) => requestCheck(roomId, session));
export const onDeadlineChanged = on(deadlineChanged, ({ roomId }, { session }) => requestCheck(roomId, session));

export const onMessagesUnread = on(messagesUnread, ({ roomId, side }, context) =>
  takeIn({ kind: "messages-unread", roomId, side }, context),
);

export const onMemberWaiting = on(memberWaiting, ({ roomId }, context) =>
  takeIn({ kind: "member-waiting", roomId }, context),
);

export const onCaseAssigned = on(caseAssigned, async ({ roomId, assigneeId, assignedBy }, context) => {
  if (assigneeId === null) return;
  await takeIn({ kind: "case-assigned", roomId, recipientIds: [assigneeId], actorId: assignedBy }, context);
});

export const onStaffMentioned = on(staffMentioned, ({ roomId, noteId, authorId, mentionedIds }, context) =>
  takeIn({ kind: "mentioned", roomId, noteId, recipientIds: mentionedIds, actorId: authorId }, context),
);

export const onNoteAdded = on(noteAdded, ({ roomId, noteId, authorId }, context) =>
  takeIn({ kind: "note-added", roomId, noteId, actorId: authorId }, context),
);

export const onInquiryCreated = on(inquiryCreated, ({ inquiryId }, context) =>
  takeIn({ kind: "inquiry-received", inquiryId }, context),
);

export const onDangerNoticeOpened = on(dangerNoticeOpened, ({ noticeId }, context) =>
  takeIn({ kind: "danger-reported", dangerNoticeId: noticeId }, context),
);

/** Whom a state of a document waits for; the others are no one's turn, or known by the case's status. */
const WAITS_FOR: Partial<Record<DocumentState, "document-review" | "document-waits">> = {
  "intake-complete": "document-waits",
  "client-review": "document-review",
  revision: "document-waits",
  approved: "document-waits",
};

export const onDocumentStateChanged = on(
  documentStateChanged,
  async ({ caseId: roomId, from, to, changedBy }, context) => {
    // A draft that came back is the customer's again; one that was started is already.
    const kind = to === "draft" && from !== null ? "document-review" : WAITS_FOR[to];
    if (kind) await takeIn({ kind, roomId, actorId: changedBy }, context);
  },
);

export const onRoomsDeleted = on(roomsDeleted, async ({ roomIds }, { session }) => {
  const gone = { roomId: { $in: roomIds } };
  await IntakeRow.deleteMany(gone, { session });
  await Notice.deleteMany(gone, { session });
  await Delivery.deleteMany(gone, { session });
  await Ladder.deleteMany(gone, { session });
  await Reminder.deleteMany(gone, { session });
  await DeadlineCheck.deleteMany({ _id: { $in: roomIds } }, { session });
});
