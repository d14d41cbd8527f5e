import { chatRoom, type ChatRoom } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import { ANSWER, enter, PAYMENT_ORDER } from "./support-deadlines.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();

it("shows staff each field that the contract has of a case, as a value or as none", async () => {
  const staff = admin();
  const room = await buy(chat.http, member());
  await enter(chat.http, staff, room.id, ANSWER);
  const service = { mode: "ordinary", date: seoulDateOf(new Date()) };
  await enter(chat.http, staff, room.id, { ...PAYMENT_ORDER, service });
  const typed = { deadline: PAYMENT_ORDER.service.date };
  await chat.http.patch(`/api/chat-rooms/${room.id}/deadline`, typed, { as: staff });
  const { body } = await chat.http.get<ChatRoom>(`/api/chat-rooms/${room.id}`, { as: staff });
  expect(Object.keys(chatRoom.shape).filter((field) => !Object.hasOwn(body, field))).toEqual([]);
});
