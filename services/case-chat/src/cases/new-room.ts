import { FIRST_STATUS } from "@legal/case-rules";
import { newId } from "@legal/service-kit";
import type { UserRecord } from "../users/user-model.ts";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { customerWordsOf } from "../users/customer-words.ts";
import { newCaseFields } from "./record/case-of-room.ts";
import type { CaseRecord, CaseRoomRecord } from "./record/case-room-model.ts";

type Room = Pick<ChatRoomRecord, "userId" | "serviceType">;
type Order = Pick<CaseRecord, "packageType" | "price" | "startConsentAt" | "number">;

const SUPPORT: Order = { packageType: null, price: null, startConsentAt: null };

const newCase = (order: Order): CaseRecord => ({
  ...order,
  status: FIRST_STATUS,
  deadline: null,
  assigneeId: null,
  version: 0,
});

/** A room without messages; without an order it is the customer's admin-support room. */
export const newRoom = (room: Room, customer: UserRecord | null, now: Date, order?: Order): CaseRoomRecord => ({
  _id: newId(),
  ...room,
  isCase: order !== undefined,
  ...newCaseFields(newCase(order ?? SUPPORT), order !== undefined),
  chatStatus: "active",
  lastUserMessageAt: null,
  lastSeq: 0,
  sentByUser: 0,
  sentByAdmin: 0,
  readSeqUser: 0,
  readSeqAdmin: 0,
  readByUser: 0,
  readByAdmin: 0,
  awaitsAdmin: false,
  unanswered: false,
  waitingSeq: 0,
  spokenAt: now,
  customerWords: customerWordsOf(customer),
  createdAt: now,
  updatedAt: now,
});
