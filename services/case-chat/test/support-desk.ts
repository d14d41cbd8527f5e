import type { ChatRoom } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { saveUser } from "../src/account-sync/save-user.ts";
import type { useChat } from "./support.ts";

let version = 0;

/** Makes an account known by name, as auth's event does. */
export const known = async (user: User, displayName: string, role: "admin" | "user" = user.role) => {
  version += 1;
  const names = { username: `u${user.id.slice(-8)}`, email: `${user.id.slice(-8)}@example.org`, firstName: null };
  const account = { id: user.id, ...names, lastName: null, displayName, role, language: "ko", version } as const;
  await inTransaction((session) => saveUser(account, session));
  return user;
};

/** What the desk asks of case-chat. */
export const deskOf = (chat: ReturnType<typeof useChat>) => ({
  change: <T = ChatRoom>(room: ChatRoom, what: string, body: object, as: User) =>
    chat.http.patch<T>(`/api/chat-rooms/${room.id}/${what}`, body, { as }),
  /** The ids of the cases in a list, in its order. */
  list: async (query: string, as: User) =>
    (await chat.http.get<ChatRoom[]>(`/api/chat-rooms?${query}`, { as })).body.map(({ id }) => id),
});
