import type { Message as MessageAnswer } from "@legal/contracts";
import { KnownUser } from "../src/users/user-model.ts";
import { admin, buy, member, messagesOf, say, useChat } from "./support.ts";

const chat = useChat();
const owner = member();
const staff = admin();
let roomId = "";

beforeAll(async () => {
  await KnownUser.create([
    { _id: staff.id, username: "office", email: "o@example.org", displayName: "법무팀", version: 1, deleted: false },
  ]);
  roomId = (await buy(chat.http, owner)).id;
  const [ours, theirs] = await Promise.all([chat.http.connect(owner), chat.http.connect(staff)]);
  const texts = Array.from({ length: 60 }, (_, index) => `${index + 1}`);
  await Promise.all(texts.map((text) => say(ours, roomId, text)));
  await say(theirs, roomId, "61");
});

const seqs = (messages: MessageAnswer[]) => messages.map(({ seq }) => seq);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("messages of a room", () => {
  it.each([
    ["the newest fifty", "", range(12, 61)],
    ["those before a number", "?before=12&limit=5", range(7, 11)],
    ["those after a number, for a client that comes back", "?after=58", range(59, 61)],
    ["everything from the start", "?after=0&limit=200", range(1, 61)],
    ["nothing after the last", "?after=61", []],
  ])("are %s, by rising number", async (_what, query, expected) => {
    expect(seqs(await messagesOf(chat.http, owner, roomId, query))).toEqual(expected);
  });

  it("carry the sender's present name", async () => {
    const [last] = await messagesOf(chat.http, owner, roomId, "?after=60");
    expect(last).toMatchObject({ content: "61", senderId: staff.id, senderName: "법무팀", sentByAdmin: true });
  });

  // Abuse case 24.
  it.each([
    "limit=1e9",
    "limit=201",
    "limit=-1",
    "before=x",
    "before[$gt]=",
    "after=-1",
    "after=1.5",
    "before=3&after=1",
    "before=1&before=2",
  ])("refuse %s", async (query) => {
    const answer = await chat.http.get(`/api/chat-rooms/${roomId}/messages?${query}`, { as: owner });
    expect(answer).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } });
  });
});
