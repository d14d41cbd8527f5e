import { userCreated, type CaseActivity, type CaseDeadline, type ChatRoom } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import type { TestHttp } from "@legal/test-kit";
import mongoose from "mongoose";
import type { useChatEvents } from "./support-events.ts";

/** A payment order that was handed over: due on 2026-03-16, a Monday. */
export const PAYMENT_ORDER = { matter: "payment-order-objection", service: { mode: "ordinary", date: "2026-03-02" } };
export const PAYMENT_ORDER_DUE = "2026-03-16";
/** No peremptory period: thirty days, due on 2026-03-16 as well. */
export const ANSWER = { matter: "answer", service: { mode: "ordinary", date: "2026-02-14" } };

const path = (roomId: string, rest = "") => `/api/chat-rooms/${roomId}/deadlines${rest}`;

export const deadlinesOf = async (http: TestHttp, as: User, roomId: string): Promise<CaseDeadline[]> =>
  (await http.get<CaseDeadline[]>(path(roomId), { as })).body;

export const postEntry = (http: TestHttp, as: User, roomId: string, entry: object) =>
  http.post<CaseDeadline>(path(roomId), entry, { as });

export const enter = async (http: TestHttp, as: User, roomId: string, entry: object): Promise<CaseDeadline> => {
  const { status, body } = await postEntry(http, as, roomId, entry);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};

type Seen = Pick<CaseDeadline, "id" | "chatRoomId" | "version">;

export const change = (http: TestHttp, as: User, { id, chatRoomId, version }: Seen, facts: object) =>
  http.patch<CaseDeadline>(path(chatRoomId, `/${id}`), { extension: null, version, ...facts }, { as });

export const confirm = (http: TestHttp, as: User, { id, chatRoomId, version }: Seen) =>
  http.post<CaseDeadline>(path(chatRoomId, `/${id}/confirm`), { version }, { as });

export const withdraw = (http: TestHttp, as: User, { id, chatRoomId, version }: Seen) =>
  http.post<CaseDeadline>(path(chatRoomId, `/${id}/confirm`), { version, confirmed: false }, { as });

export const settle = (http: TestHttp, as: User, { id, chatRoomId, version }: Seen, state: string, reason?: string) =>
  http.patch<CaseDeadline>(path(chatRoomId, `/${id}/state`), { state, version, ...(reason && { reason }) }, { as });

export const roomOf = async (http: TestHttp, as: User, roomId: string): Promise<ChatRoom> =>
  (await http.get<ChatRoom>(`/api/chat-rooms/${roomId}`, { as })).body;

export const typeDate = (http: TestHttp, as: User, roomId: string, deadline: string | null) =>
  http.patch<ChatRoom>(`/api/chat-rooms/${roomId}/deadline`, { deadline }, { as });

export const historyOf = async (http: TestHttp, as: User, roomId: string): Promise<CaseActivity[]> =>
  (await http.get<CaseActivity[]>(`/api/chat-rooms/${roomId}/activity`, { as })).body;

/** Payloads of an event about a case, in their order. */
export const recorded = async (name: string, roomId: string): Promise<Record<string, unknown>[]> => {
  const rows = await mongoose.connection.collection("outbox").find({ name, "payload.roomId": roomId }).toArray();
  return rows.map(({ payload }) => payload as Record<string, unknown>);
};

/** Makes the account known to the chat under a name. */
export const introduce = (
  events: ReturnType<typeof useChatEvents>,
  { id, role }: User,
  displayName: string,
): Promise<unknown> =>
  events.deliver(userCreated, {
    id,
    username: `u${id.slice(-8)}`,
    email: `${id.slice(-8)}@example.org`,
    firstName: null,
    lastName: null,
    displayName,
    role,
    language: "ko",
    version: 1,
  });
