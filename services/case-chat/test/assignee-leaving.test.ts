import { userUpdated, type ChatRoom } from "@legal/contracts";
import { inTransaction } from "@legal/service-kit/mongo";
import { saveUser } from "../src/account-sync/save-user.ts";
import { deskOf, known } from "./support-desk.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();
const { change } = deskOf(chat);

it("a case is not assigned to a person who ceases to be staff at that moment", async () => {
  const [leaver, staff] = [await known(admin(), "퇴사자"), admin()];
  const room = await buy(chat.http, member());
  const names = { username: "u", email: "u@example.org", firstName: null, lastName: null, displayName: "퇴사자" };
  const demoted = userUpdated.schema.parse({
    id: leaver.id,
    ...names,
    role: "user",
    language: "ko",
    version: 1_000_000,
  });
  const { assigning } = await inTransaction(async (session) => {
    await saveUser(demoted, session);
    const answer = change(room, "assignee", { assigneeId: leaver.id }, staff);
    // It is answered meanwhile only where it does not wait for this.
    for (let reads = 0; reads < 5; reads += 1) await chat.http.get(`/api/chat-rooms/${room.id}`, { as: staff });
    return { assigning: answer };
  });
  expect(await assigning).toMatchObject({ status: 400, body: { details: [{ path: "assigneeId" }] } });
  const { body } = await chat.http.get<ChatRoom>(`/api/chat-rooms/${room.id}`, { as: staff });
  expect(body.assignee).toBeNull();
});
