import { z } from "zod";
import { defineCall } from "./call.ts";
import {
  ACTIVITY_KINDS,
  BULK_CHANGES_MAX,
  CASE_FILTERS,
  CASE_STATUSES,
  CASE_TABS,
  PACKAGE_TYPES,
} from "./constants.ts";
import { ERROR_CODES } from "./errors.ts";
import { fileRisks } from "./files.ts";
import { id, idParams, seoulDate, timestamp } from "./ids.ts";
import { customer } from "./users.ts";
import {
  assignCaseRoute,
  changeCaseStatusRoute,
  changeStatusesRoute,
  countChatRoomsRoute,
  countMatchesRoute,
  getChatRoomRoute,
  listActivityRoute,
  listChatRoomsRoute,
  listMessagesRoute,
  listStaffRoute,
  markReadRoute,
  myChatRoomsRoute,
  myConsultationsRoute,
  openAdminSupportRoute,
  openChatRoomRoute,
  setDeadlineRoute,
} from "./routes/chat-rooms.ts";

/** Catalogue ids: lower case words and hyphens. The owner of the data checks that the id exists. */
export const serviceType = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/, "serviceType.unknown")
  .max(40, "serviceType.unknown");

/** Somebody of the office, as customers and colleagues read it. */
export const staffMember = z.object({ id, name: z.string() });
export type StaffMember = z.output<typeof staffMember>;

export const chatRoom = z.object({
  id,
  userId: id,
  serviceType: z.string(),
  packageType: z.enum(PACKAGE_TYPES).nullable(),
  /** Won without VAT, frozen at purchase; null = by agreement. */
  price: z.number().int().nullable(),
  /** When the buyer agreed that the work starts at once; null = it starts when the time to withdraw has passed. */
  startConsentAt: timestamp.nullish(),
  caseStatus: z.enum(CASE_STATUSES),
  chatStatus: z.enum(["active", "closed"]),
  deadline: seoulDate.nullable(),
  /** Who of the staff handles the case. */
  assignee: staffMember.nullable(),
  /** Rises with each change of status, deadline or assignee; a change names the version it was decided upon. */
  version: z.number().int(),
  lastUserMessageAt: timestamp.nullable(),
  unreadCountUser: z.number().int(),
  unreadCountAdmin: z.number().int(),
  /** Highest sequence number in the room; 0 = no message yet. */
  lastSeq: z.number().int(),
  /** How far each side has read. */
  readSeqUser: z.number().int(),
  readSeqAdmin: z.number().int(),
  createdAt: timestamp,
  updatedAt: timestamp,
  user: customer.nullable(),
});
export type ChatRoom = z.output<typeof chatRoom>;

export const message = z.object({
  id,
  chatRoomId: id,
  /** Rises by one per room, from 1. */
  seq: z.number().int(),
  senderId: id,
  /** How the sender is called in the room; null for staff without a display name, whose login name no customer reads. */
  senderName: z.string().nullable(),
  clientMessageId: z.string(),
  content: z.string(),
  fileUrl: z.string().nullable(),
  fileName: z.string().nullable(),
  fileSize: z.number().int().nullable(),
  fileType: z.string().nullable(),
  fileRisks,
  isRead: z.boolean(),
  sentByAdmin: z.boolean(),
  aiAutoResponse: z.boolean(),
  createdAt: timestamp,
});
export type Message = z.output<typeof message>;

export const myChatRoomsCall = defineCall(myChatRoomsRoute, {
  access: "user",
  summary: "The caller's rooms, most recently updated first",
  response: z.array(chatRoom),
});

const limit = z.coerce.number("limit.range").int("limit.range").min(1, "limit.range").max(200, "limit.range");
const seq = z.coerce.number("seq.range").int("seq.range").min(0, "seq.range").max(Number.MAX_SAFE_INTEGER, "seq.range");

/** Which rooms staff look for. */
export const roomSelection = z.strictObject({
  tab: z.enum(CASE_TABS).default("all"),
  search: z.string().trim().max(100, "search.max").optional(),
  filter: z.enum(CASE_FILTERS).optional(),
  /** Only what this member of the staff handles. */
  assignee: id.optional(),
});
export type RoomSelection = z.output<typeof roomSelection>;

export const listChatRoomsCall = defineCall(listChatRoomsRoute, {
  access: "admin",
  summary: "All rooms, newest first (urgent: by deadline); pages through X-Next-Cursor",
  query: roomSelection.extend({
    cursor: z.string().max(200, "cursor.invalid").optional(),
    limit: limit.default(50),
  }),
  response: z.array(chatRoom),
});

/** `capped`: there are at least so many; counting all of them would keep the reader waiting. */
export const matchCount = z.object({ count: z.number().int(), capped: z.boolean() });
export type MatchCount = z.output<typeof matchCount>;

export const countMatchesCall = defineCall(countMatchesRoute, {
  access: "admin",
  summary: "How many rooms a tab, a search and filters find",
  query: roomSelection,
  response: matchCount,
});

export const caseCounts = z.object({
  tabs: z.record(z.enum(CASE_TABS), z.number().int()),
  /** All cases; active = open ones; completed = 종료. Cancelled cases are neither. */
  total: z.number().int(),
  active: z.number().int(),
  completed: z.number().int(),
  cancelled: z.number().int(),
  /** Messages of customers that staff have not read, over all rooms. */
  unreadMessages: z.number().int(),
  /** The most recently updated room with such a message. */
  firstUnreadRoomId: id.nullable(),
});
export type CaseCounts = z.output<typeof caseCounts>;

export const countChatRoomsCall = defineCall(countChatRoomsRoute, {
  access: "admin",
  summary: "How many cases stand in each tab",
  query: z.strictObject({}),
  response: caseCounts,
});

export const getChatRoomCall = defineCall(getChatRoomRoute, {
  access: "user",
  summary: "One room; another member's answers as an absent one",
  params: idParams,
  response: chatRoom,
});

export const openChatRoomCall = defineCall(openChatRoomRoute, {
  access: "user",
  summary:
    "Buys a package: opens a case at the catalogue's price. Idempotency-Key, or the same purchase within 10 s, returns the same room",
  status: 201,
  body: z.strictObject({
    serviceType,
    packageType: z.enum(PACKAGE_TYPES, "packageType.unknown"),
    /** The buyer asks for the work to start before the time to withdraw has passed. */
    startNow: z.boolean().optional(),
  }),
  response: chatRoom,
});

export const openAdminSupportCall = defineCall(openAdminSupportRoute, {
  access: "user",
  summary: "The caller's one room with the office, made when absent",
  response: chatRoom,
});

export const listMessagesCall = defineCall(listMessagesRoute, {
  access: "user",
  summary: "Messages by rising seq: the newest, those before a seq, or those after one",
  params: idParams,
  query: z
    .strictObject({ before: seq.optional(), after: seq.optional(), limit: limit.default(50) })
    .refine((query) => query.before === undefined || query.after === undefined, {
      path: ["before"],
      error: "cursor.invalid",
    }),
  response: z.array(message),
});

export const markReadCall = defineCall(markReadRoute, {
  access: "user",
  summary: "Marks everything in the room as read by the caller's side",
  params: idParams,
  response: chatRoom,
});

/** The version that the caller saw; another one by now answers 409 CASE_CHANGED with the case as it is. */
const seenVersion = z.number("version.unknown").int("version.unknown").min(0, "version.unknown").optional();

export const changeCaseStatusCall = defineCall(changeCaseStatusRoute, {
  access: "admin",
  summary: "Sets the case status; any may follow any",
  params: idParams,
  body: z.strictObject({ caseStatus: z.enum(CASE_STATUSES, "caseStatus.unknown"), version: seenVersion }),
  response: chatRoom,
});

export const setDeadlineCall = defineCall(setDeadlineRoute, {
  access: "admin",
  summary: "Sets or clears the deadline, a date in Seoul",
  params: idParams,
  body: z.strictObject({
    deadline: z
      .literal("")
      .transform(() => null)
      .or(seoulDate)
      .nullable(),
    version: seenVersion,
  }),
  response: chatRoom,
});

export const assignCaseCall = defineCall(assignCaseRoute, {
  access: "admin",
  summary: "Gives the case to somebody of the staff, or to nobody",
  params: idParams,
  body: z.strictObject({ assigneeId: id.nullable(), version: seenVersion }),
  response: chatRoom,
});

export const listStaffCall = defineCall(listStaffRoute, {
  access: "admin",
  summary: "Who may handle cases, by name",
  response: z.array(staffMember),
});

const statusChange = z.strictObject({
  id,
  caseStatus: z.enum(CASE_STATUSES, "caseStatus.unknown"),
  version: seenVersion,
});

/** What became of one change: the case after it, or why it stayed as it was, with the case as it is. */
export const statusResult = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), id, from: z.enum(CASE_STATUSES), room: chatRoom }),
  z.object({ ok: z.literal(false), id, code: z.enum(ERROR_CODES), message: z.string(), room: chatRoom.nullable() }),
]);
export type StatusResult = z.output<typeof statusResult>;

export const changeStatusesCall = defineCall(changeStatusesRoute, {
  access: "admin",
  summary: "Sets the status of many cases, each for itself; the answer has one result for each, in their order",
  body: z.strictObject({
    changes: z.array(statusChange).min(1, "changes.range").max(BULK_CHANGES_MAX, "changes.range"),
  }),
  response: z.array(statusResult),
});

/** One entry of a case's history; people are told by name, and are null when their account is gone. */
export const caseActivity = z.object({
  id,
  at: timestamp,
  actor: staffMember.nullable(),
  kind: z.enum(ACTIVITY_KINDS),
  /** Status, date, name or package; null = none. */
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type CaseActivity = z.output<typeof caseActivity>;

export const listActivityCall = defineCall(listActivityRoute, {
  access: "admin",
  summary: "Who changed what of a case and when, newest first",
  params: idParams,
  response: z.array(caseActivity),
});

export const CONSULTATION_STATUSES = ["pending", "준비중", "확인중", "확인완료", "접수", "완료"] as const;
export const consultation = z.object({
  id,
  chatRoomId: id.nullable(),
  status: z.enum(CONSULTATION_STATUSES),
  createdAt: timestamp,
});
export type Consultation = z.output<typeof consultation>;

export const myConsultationsCall = defineCall(myConsultationsRoute, {
  access: "user",
  summary: "The caller's requests for a consultation, newest first",
  response: z.array(consultation),
});
