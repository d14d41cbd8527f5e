import { seoulDateOf } from "@legal/i18n";
import { ANSWER, confirm, enter, PAYMENT_ORDER, roomOf } from "./support-deadlines.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();

it("says of the deadline after a passed one whether it is confirmed", async () => {
  const [kim, lee, owner] = [admin(), admin(), member()];
  const room = await buy(chat.http, owner);
  const shown = () => roomOf(chat.http, owner, room.id);
  await enter(chat.http, kim, room.id, ANSWER);
  const service = { mode: "ordinary", date: seoulDateOf(new Date()) };
  const next = await enter(chat.http, kim, room.id, { ...PAYMENT_ORDER, service });
  expect(await shown()).toMatchObject({ upcomingDeadline: next.dueDate, upcomingConfirmed: false });
  await confirm(chat.http, lee, next);
  expect(await shown()).toMatchObject({ upcomingDeadline: next.dueDate, upcomingConfirmed: true });
});
