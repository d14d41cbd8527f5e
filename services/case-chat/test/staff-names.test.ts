import type { Language } from "@legal/contracts";
import { type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { until } from "@legal/test-kit";
import { saveUser } from "../src/account-sync/save-user.ts";
import { admin, buy, hearing, join, member, messagesOf, say, useChat, type Client } from "./support.ts";

const chat = useChat();
const LOGIN = "office_login_77";

const known = async (user: User, username: string, displayName: string | null = null) => {
  const names = { username, email: `${username}@example.org`, firstName: null, lastName: null, displayName };
  const account = { id: user.id, ...names, role: user.role, language: user.language, version: 1 };
  await inTransaction((session) => saveUser(account, session));
  return user;
};

/** Every word that reaches a socket. */
const everythingReceived = (client: Client): unknown[] => {
  const received: unknown[] = [];
  client.onAny((...news: unknown[]) => void received.push(news));
  return received;
};

describe("staff without a display name", () => {
  const words: [Language, string][] = [
    ["ko", "담당자"],
    ["en", "Staff"],
    ["ja", "担当者"],
    ["zh", "工作人员"],
  ];
  it.each(words)(
    "are to a customer who reads %s %s, in no answer and no event what they log in with",
    async (...as) => {
      const [language, word] = as;
      const [customer, staff] = [
        await known(member({ language }), `customer_${language}`),
        await known(admin(), LOGIN),
      ];
      const [ours, theirs] = await Promise.all([chat.http.connect(customer), chat.http.connect(staff)]);
      const received = everythingReceived(ours);
      const [rooms, deskRooms] = [hearing(ours, "room-updated"), hearing(theirs, "room-updated")];
      const { id } = await buy(chat.http, customer);
      await join(ours, id);
      await chat.http.patch(`/api/chat-rooms/${id}/assignee`, { assigneeId: staff.id }, { as: staff });
      const said = await say(theirs, id, "안녕하세요");
      await chat.http.patch(`/api/chat-rooms/${id}/status`, { caseStatus: "작성중" }, { as: staff });
      await chat.http.post(`/api/chat-rooms/${id}/read`, undefined, { as: staff });
      await until(() => rooms.some(({ caseStatus, assignee }) => caseStatus === "작성중" && assignee !== null));
      await until(() => deskRooms.some(({ assignee }) => assignee?.name === LOGIN));

      const answers = [
        await chat.http.get("/api/chat-rooms/my", { as: customer }),
        await chat.http.get(`/api/chat-rooms/${id}`, { as: customer }),
        await chat.http.get(`/api/chat-rooms/${id}/messages`, { as: customer }),
        await chat.http.post(`/api/chat-rooms/${id}/read`, undefined, { as: customer }),
        await chat.http.post("/api/chat-rooms/admin-support", undefined, { as: customer }),
      ].map(({ body }) => body);
      expect(answers[1]).toMatchObject({ assignee: { id: staff.id, name: word } });
      expect(rooms.at(-1)?.assignee).toEqual({ id: staff.id, name: word });
      expect(said.senderName).toBeNull();
      expect(await messagesOf(chat.http, customer, id)).toMatchObject([{ senderName: null, sentByAdmin: true }]);
      expect(received.length).toBeGreaterThan(3);
      for (const seen of [answers, received]) expect(JSON.stringify(seen)).not.toContain(LOGIN);
    },
  );

  it("are called by their display name once they have one", async () => {
    const [customer, staff] = [member(), await known(admin(), "office_park", "박담당")];
    const { id } = await buy(chat.http, customer);
    await chat.http.patch(`/api/chat-rooms/${id}/assignee`, { assigneeId: staff.id }, { as: staff });
    expect((await say(await chat.http.connect(staff), id, "네")).senderName).toBe("박담당");
    const { body } = await chat.http.get(`/api/chat-rooms/${id}`, { as: customer });
    expect(body).toMatchObject({ assignee: { name: "박담당" } });
  });
});
