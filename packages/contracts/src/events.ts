import { z } from "zod";
import { documentStaffRead, staffRead } from "./audit-log.ts";
import { ROLES } from "./constants/accounts.ts";
import { CASE_STATUSES, PACKAGE_TYPES } from "./constants/cases.ts";
import { DEADLINE_CHANGES } from "./constants/deadlines.ts";
import { MESSAGE_MAX_LENGTH } from "./constants/chat.ts";
import { INQUIRY_STATUSES } from "./constants/inquiries.ts";
import { MENTIONS_MAX } from "./constants/staff.ts";
import { defineEvent } from "./event.ts";
import { id, seoulDate } from "./ids.ts";
import { languageSchema } from "./language.ts";
import { mailRequest } from "./requested-mails.ts";
import { userSummary } from "./users.ts";

const userFacts = userSummary.extend({
  role: z.enum(ROLES),
  language: languageSchema,
  /** Absent in events of older releases. */
  phone: z.string().nullish(),
  /** Whether its owner has confirmed the address; absent in events of older releases. */
  emailVerified: z.boolean().optional(),
  /** Rises with every change of the account: a reader drops what is older than what it has. */
  version: z.number().int(),
});

// Readers must take payloads with more fields than they know: an older service reads what a newer one wrote.
export const userCreated = defineEvent("auth.user-created.v1", "An account was opened", userFacts, (user) => user.id);
export const userUpdated = defineEvent(
  "auth.user-updated.v1",
  "An account's public facts or role changed",
  userFacts,
  (user) => user.id,
);
export const userDeleted = defineEvent(
  "auth.user-deleted.v1",
  "An account was removed; what belongs to it goes too",
  z.object({
    userId: id,
    /** Absent in events of older releases; published again after a restore, with a later time. */
    deletedAt: z.iso.datetime().optional(),
  }),
  ({ userId }) => userId,
);
export const sessionEnded = defineEvent(
  "auth.session-ended.v1",
  "Sessions are over: their sockets must close now",
  z.object({
    userId: id,
    sessionIds: z.array(z.string()),
    reason: z.enum(["logout", "password-reset", "role-changed", "expired", "account-deleted"]),
    /** The session that goes on in the same browser for the same person. */
    continuesAs: z.string().optional(),
    /** Whether all of the account's are over, those that ran out before included, but for `keptId`. */
    all: z.literal(true).optional(),
    keptId: z.string().optional(),
  }),
  ({ userId }) => userId,
);

/** Beside the mail, which is asked for by itself. */
export const securityAlerted = defineEvent(
  "auth.security-alerted.v1",
  "Something happened to an account that its owner must learn of: a new device, another password and the like",
  z.object({
    userId: id,
    /** One of SECURITY_ALERTS; a later release may know more. */
    alert: z.string(),
  }),
  ({ userId }) => userId,
);
export const authMailRequested = defineEvent(
  "auth.mail-requested.v1",
  "A mail about an account is to leave; what it says, and to whom it goes, is asked for when it does",
  mailRequest,
  ({ mailId }) => mailId,
);

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
    from: z.enum(CASE_STATUSES),
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
  "A case was given to somebody of the staff, or to nobody",
  z.object({ roomId: id, userId: id, assigneeId: id.nullable(), formerAssigneeId: id.nullable(), assignedBy: id }),
  ({ userId }) => userId,
);
export const noteAdded = defineEvent(
  "case-chat.note-added.v1",
  "Staff wrote a note on a case; what it says is not told",
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
export const autoAnswered = defineEvent(
  "ai.auto-answered.v1",
  "A labelled acknowledgement for a member who waits",
  z.object({ roomId: id, seq: z.number().int(), content: z.string().min(1).max(MESSAGE_MAX_LENGTH) }),
  ({ roomId }) => roomId,
);
/**
 * Once for each turn with such words; a visitor's when a member makes the conversation their own; of a room, for what staff have
 * not answered. What was said stays where it is: `conversationId` is the room's where that is a room, and the
 * member's where it was typed for a recommendation, of which nothing is kept.
 */
export const dangerReported = defineEvent(
  "ai.danger-reported.v1",
  "Someone with an account wrote to the assistant, or in a case's room, as a person in danger does",
  z.object({ userId: id, conversationId: id, roomId: id.optional(), at: z.iso.datetime() }),
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
  "A member opened a talk with the office",
  z.object({ consultationId: id, roomId: id, userId: id }),
  ({ userId }) => userId,
);

export const inquiryCreated = defineEvent(
  "inquiry.created.v1",
  "Somebody wrote to the office through the contact form",
  z.object({ inquiryId: id, userId: id.nullable(), serviceType: z.string().nullable() }),
  ({ inquiryId }) => inquiryId,
);
export const inquiryMailRequested = defineEvent(
  "inquiry.mail-requested.v1",
  "A mail to the office about an inquiry is to leave; what it says is asked for when it does",
  mailRequest,
  ({ mailId }) => mailId,
);
export const inquiryStatusChanged = defineEvent(
  "inquiry.status-changed.v1",
  "Staff set an inquiry's status",
  z.object({
    inquiryId: id,
    userId: id.nullable(),
    from: z.enum(INQUIRY_STATUSES),
    to: z.enum(INQUIRY_STATUSES),
    changedBy: id,
  }),
  ({ inquiryId }) => inquiryId,
);

export const inboxChanged = defineEvent(
  "notifications.inbox-changed.v1",
  "Somebody's inbox has another unread notice, or fewer: their open screens fetch it",
  z.object({ userId: id }),
  ({ userId }) => userId,
);

export const siteVisited = defineEvent(
  "gateway.site-visited.v1",
  "A visitor opened the site for the first time that day; who it was is not told",
  z.object({ visitDate: seoulDate }),
  ({ visitDate }) => visitDate,
);

// What staff saw of customers, published by the service that showed it and kept by case-chat in the audit log.
export const authDataRead = defineEvent(
  "auth.customer-data-read.v1",
  "Staff saw an account's details",
  staffRead,
  ({ key }) => key,
);
export const aiDataRead = defineEvent(
  "ai.customer-data-read.v1",
  "Staff read or downloaded a customer's talks with the assistant",
  staffRead,
  ({ key }) => key,
);
export const inquiryDataRead = defineEvent(
  "inquiry.customer-data-read.v1",
  "Staff read inquiries",
  staffRead,
  ({ key }) => key,
);
export const documentsDataRead = defineEvent(
  "documents.customer-data-read.v1",
  "Staff read or downloaded customers' documents",
  documentStaffRead,
  ({ key }) => key,
);
export const backupDataRead = defineEvent(
  "backup.customer-data-read.v1",
  "Staff exported or downloaded customers' data",
  staffRead,
  ({ key }) => key,
);
