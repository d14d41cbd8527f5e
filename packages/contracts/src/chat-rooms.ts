import { z } from "zod";
import { defineCall } from "./call.ts";
import { CASE_STATUSES, PACKAGE_TYPES } from "./constants/cases.ts";
import { id, idParams, seoulDate, timestamp } from "./ids.ts";
import { getChatRoomRoute, myChatRoomsRoute, openAdminSupportRoute, openChatRoomRoute } from "./routes/chat-rooms.ts";
import { customer } from "./users.ts";

/** Catalogue ids: lower case words and hyphens. The owner of the data checks that the id exists. */
export const serviceType = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/, "serviceType.unknown")
  .max(40, "serviceType.unknown");

/** A staff member as customers and colleagues see them. */
export const staffMember = z.object({ id, name: z.string() });
export type StaffMember = z.output<typeof staffMember>;

/** Of one staff member: how many of the customer's messages are unread, and up to which number all are read. */
const staffUnread = z.object({ unread: z.number().int(), readSeq: z.number().int() });

/** The beginning of a message that a person wrote. */
export const lastWords = z.object({ content: z.string(), sentByAdmin: z.boolean(), at: timestamp });
export type LastWords = z.output<typeof lastWords>;

/** A thing that is there, which side ticked it when, and the file of the room that it is. */
export const tickedItem = z.object({
  item: z.string(),
  at: timestamp,
  side: z.enum(["user", "admin"]),
  fileUrl: z.string().nullish(),
  fileName: z.string().nullish(),
});
export type TickedItem = z.output<typeof tickedItem>;

/** The nearest open deadline; unconfirmed ones count, so that none is missed for want of a confirmation. */
const nextDeadline = z.object({ id, matter: z.string().nullable(), confirmed: z.boolean() });

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
  /** `2026-000123`: the year of opening in Seoul and a number; null for the admin-support room. */
  caseNumber: z.string().nullish(),
  /** What the customer calls the case. */
  caseName: z.string().nullish(),
  /** What of the service's list of things to prepare is there, by the catalogue's names of them. */
  checklist: z.array(tickedItem).optional(),
  /** Why the case has its status, in words for the customer. */
  statusReason: z.string().nullish(),
  chatStatus: z.enum(["active", "closed"]),
  /** The nearest of the open deadlines. */
  deadline: seoulDate.nullable(),
  /** Which one that is. */
  nextDeadline: nextDeadline.nullish(),
  /** While that one has passed: the first of the open ones that has not. */
  upcomingDeadline: seoulDate.nullish(),
  /** Of that one; absent where an earlier release kept the dates. */
  upcomingConfirmed: z.boolean().optional(),
  openDeadlines: z.number().int().optional(),
  /** The date that staff typed, which may be later than the nearest. */
  typedDeadline: seoulDate.nullish(),
  /** How many of the open ones wait for a confirmation. */
  unconfirmedDeadlines: z.number().int().optional(),
  /** Which staff member handles the case. */
  assignee: staffMember.nullable(),
  /** Rises with each change of status, deadline or assignee; a change names the version it was decided upon. */
  version: z.number().int(),
  lastUserMessageAt: timestamp.nullable(),
  /** Since when the customer waits for the office; null = they do not. */
  waitingSince: timestamp.nullish(),
  unreadCountUser: z.number().int(),
  /** To a staff member who asks, what they have not read themselves; else what no staff member has. */
  unreadCountAdmin: z.number().int(),
  /** For staff: how many messages each who opened the room has not read, and how many are unread to the others. */
  unreadOfStaff: z.object({ by: z.record(id, staffUnread), others: z.number().int() }).optional(),
  /** For staff: the last words of a person. */
  lastWords: lastWords.nullish(),
  /** For staff: how many notes they left for each other. */
  noteCount: z.number().int().optional(),
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

export const myChatRoomsCall = defineCall(myChatRoomsRoute, {
  access: "user",
  summary: "The caller's rooms, most recently updated first",
  response: z.array(chatRoom),
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
    /** Won without VAT as the buyer was shown it, null by agreement: at another price there is no purchase. */
    expectedPrice: z.number().int().nullable().optional(),
  }),
  response: chatRoom,
});

export const openAdminSupportCall = defineCall(openAdminSupportRoute, {
  access: "user",
  summary: "The caller's one room with the office, made when absent",
  status: 201,
  existsStatus: 200,
  response: chatRoom,
});
