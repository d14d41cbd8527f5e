import { z } from "zod";
import { CASE_STATUSES, PACKAGE_TYPES } from "../constants/cases.ts";
import { DEADLINE_CHANGES } from "../constants/deadlines.ts";
import { MENTIONS_MAX } from "../constants/staff.ts";
import { defineEvent } from "../event.ts";
import { id, seoulDate } from "../ids.ts";

export const caseOpened = defineEvent(
  "case-chat.case-opened.v1",
  "A package was bought",
  z.object({
    roomId: id,
    userId: id,
    serviceType: z.string(),
    packageType: z.enum(PACKAGE_TYPES).nullable(),
    price: z.number().int().nullable(),
  }),
  ({ userId }) => userId,
);

export const statusChanged = defineEvent(
  "case-chat.status-changed.v1",
  "Staff set a case's status",
  z.object({
    roomId: id,
    userId: id,
    /** One of CASE_STATUSES. A later release may know more: no reader's effect depends on it. */
    from: z.string(),
    to: z.enum(CASE_STATUSES),
    changedBy: id,
    /** A document that was delivered led to it, of which the customer is notified anyway. */
    byDelivery: z.literal(true).optional(),
  }),
  ({ userId }) => userId,
);

export const deadlineChanged = defineEvent(
  "case-chat.deadline-changed.v1",
  "The nearest open deadline of a case is another, or none",
  z.object({ roomId: id, userId: id, deadline: seoulDate.nullable(), changedBy: id }),
  ({ userId }) => userId,
);

export const deadlineRecorded = defineEvent(
  "case-chat.deadline-recorded.v1",
  "One of a case's deadlines was entered, changed, confirmed, moved by a holiday, or is over",
  z.object({
    roomId: id,
    userId: id,
    deadlineId: id,
    change: z.enum(DEADLINE_CHANGES),
    matter: z.string().nullable(),
    dueDate: seoulDate,
    statutory: z.boolean(),
    confirmed: z.boolean(),
    changedBy: id,
    /** The release's own list of holidays moved it, no person. */
    automatic: z.boolean().optional(),
  }),
  ({ userId }) => userId,
);

/** Not of every message, which would cost more than storing it: once for each silence, when it has lasted too long. */
export const memberWaiting = defineEvent(
  "case-chat.member-waiting.v1",
  "A member has waited for an answer for too long, or wrote out of hours; once until staff answer",
  z.object({ roomId: id, userId: id, seq: z.number().int(), since: z.iso.datetime(), officeOpen: z.boolean() }),
  ({ userId }) => userId,
);

/** What was published of a silence may be followed by words of danger, which wait for no one to read them. */
export const memberWroteOn = defineEvent(
  "case-chat.member-wrote-on.v1",
  "A member who waits, as was published, wrote more that staff have not answered",
  z.object({
    roomId: id,
    userId: id,
    /** The newest message. */
    seq: z.number().int(),
    /** When the first message was written that no event was about. */
    since: z.iso.datetime(),
  }),
  ({ userId }) => userId,
);

/** Published at most once for each newest message and side; who reads it asks case-chat what is still unread. */
export const messagesUnread = defineEvent(
  "case-chat.messages-unread.v1",
  "One side of a room has not read the other's messages for five minutes",
  z.object({
    roomId: id,
    userId: id,
    /** Who has not read: the customer (`user`) or the office. */
    side: z.enum(["user", "admin"]),
    /** The newest unread message. */
    seq: z.number().int(),
    /** When the first unread message was written. */
    since: z.iso.datetime(),
  }),
  ({ userId }) => userId,
);

export const caseAssigned = defineEvent(
  "case-chat.case-assigned.v1",
  "A case was given to a staff member, or to no one",
  z.object({ roomId: id, userId: id, assigneeId: id.nullable(), formerAssigneeId: id.nullable(), assignedBy: id }),
  ({ userId }) => userId,
);

export const noteAdded = defineEvent(
  "case-chat.note-added.v1",
  "Staff wrote a note on a case; what it says is not in the event",
  z.object({
    roomId: id,
    userId: id,
    noteId: id,
    authorId: id,
    /** Whom it names: they learn of it by `staffMentioned`. */
    mentionedIds: z.array(id).max(MENTIONS_MAX).optional(),
  }),
  ({ userId }) => userId,
);

export const staffMentioned = defineEvent(
  "case-chat.staff-mentioned.v1",
  "A note on a case names colleagues that it did not name before",
  z.object({ roomId: id, userId: id, noteId: id, authorId: id, mentionedIds: z.array(id).max(MENTIONS_MAX) }),
  ({ userId }) => userId,
);

export const roomsDeleted = defineEvent(
  "case-chat.rooms-deleted.v1",
  "Rooms are gone with everything in them",
  z.object({ userId: id, roomIds: z.array(id) }),
  ({ userId }) => userId,
);

/** Words after that are of the same notice until staff acknowledge it. */
export const dangerNoticeOpened = defineEvent(
  "case-chat.danger-notice-opened.v1",
  "Staff are to look after a customer who wrote as a person in danger does",
  z.object({ noticeId: id, userId: id }),
  ({ userId }) => userId,
);

export const consultationRequested = defineEvent(
  "case-chat.consultation-requested.v1",
  "A member opened a consultation with the office",
  z.object({ consultationId: id, roomId: id, userId: id }),
  ({ userId }) => userId,
);
