import {
  caseAssigned,
  caseOpened,
  dangerNoticeOpened,
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
import { on } from "@legal/event-bus";
import { Delivery } from "../deliveries/delivery-model.ts";
import { IntakeRow } from "../intakes/intake-model.ts";
import { storeIntake } from "../intakes/store-intake.ts";
import { Notice } from "../notices/notice-model.ts";
import { DeadlineCheck } from "../ladders/deadline-check-model.ts";
import { Ladder } from "../ladders/ladder-model.ts";
import { Reminder } from "../reminders/reminder-model.ts";
import { requestCheck } from "../ladders/request-check.ts";

export const onCaseOpened = on(caseOpened, ({ roomId }, context) =>
  storeIntake({ kind: "case-opened", roomId }, context),
);

export const onStatusChanged = on(statusChanged, async ({ roomId, to, changedBy, byDelivery }, context) => {
  // The document's own notice has no template that a customer is written by.
  const only = byDelivery && { onlyBy: "alimtalk" as const };
  await storeIntake({ kind: "status-changed", roomId, status: to, actorId: changedBy, ...only }, context);
  await requestCheck(roomId, context.session);
});

// A second check finds nothing to change, so redelivery needs no guard.
export const onDeadlineRecorded = on(deadlineRecorded, ({ roomId }, { session }) => requestCheck(roomId, session));
export const onDeadlineChanged = on(deadlineChanged, ({ roomId }, { session }) => requestCheck(roomId, session));

export const onMessagesUnread = on(messagesUnread, ({ roomId, side }, context) =>
  storeIntake({ kind: "messages-unread", roomId, side }, context),
);

export const onMemberWaiting = on(memberWaiting, ({ roomId }, context) =>
  storeIntake({ kind: "member-waiting", roomId }, context),
);

export const onCaseAssigned = on(caseAssigned, async ({ roomId, assigneeId, assignedBy }, context) => {
  if (assigneeId === null) return;
  await storeIntake({ kind: "case-assigned", roomId, recipientIds: [assigneeId], actorId: assignedBy }, context);
});

export const onStaffMentioned = on(staffMentioned, ({ roomId, noteId, authorId, mentionedIds }, context) =>
  storeIntake({ kind: "mentioned", roomId, noteId, recipientIds: mentionedIds, actorId: authorId }, context),
);

export const onNoteAdded = on(noteAdded, ({ roomId, noteId, authorId, mentionedIds: exceptIds }, context) =>
  storeIntake({ kind: "note-added", roomId, noteId, actorId: authorId, exceptIds }, context),
);

export const onInquiryCreated = on(inquiryCreated, ({ inquiryId }, context) =>
  storeIntake({ kind: "inquiry-received", inquiryId }, context),
);

export const onDangerNoticeOpened = on(dangerNoticeOpened, ({ noticeId }, context) =>
  storeIntake({ kind: "danger-reported", dangerNoticeId: noticeId }, context),
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
