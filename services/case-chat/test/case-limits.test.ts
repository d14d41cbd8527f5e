import type { ChatRoom, ErrorBody } from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { SERVICE_IDS } from "@legal/catalog";
import { ChatRoom as ChatRoomModel } from "../src/rooms/chat-room-model.ts";
import { AI_SENDER_ID } from "@legal/contracts/constants";
import { sendMessage } from "../src/messages/send-message.ts";
import { postEntry } from "./support-deadlines.ts";
import { admin, member, say, useChat } from "./support.ts";

const chat = useChat({ scale: 1 });

const open = (as: User, index: number, headers: Record<string, string> = {}) =>
  chat.http.post<ChatRoom & ErrorBody>(
    "/api/chat-rooms",
    {
      serviceType: SERVICE_IDS[index % SERVICE_IDS.length],
      packageType: index < SERVICE_IDS.length ? "standard" : "deluxe",
    },
    { as, headers },
  );
const openMany = async (as: User, count: number, from = 0) =>
  Promise.all(Array.from({ length: count }, (_, index) => open(as, from + index)));
const casesOf = (user: User) => ChatRoomModel.countDocuments({ userId: user.id });
/** As if the member's cases had been opened some time ago. */
const age = (user: User, minutes: number) =>
  ChatRoomModel.collection.updateMany(
    { userId: user.id },
    { $set: { createdAt: new Date(Date.now() - minutes * 60_000) } },
  );

describe("opening case after case", () => {
  it("ends at ten within an hour, of thirty at the same time too, and says when again", async () => {
    const buyer = member();
    const answers = await openMany(buyer, 30);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(await casesOf(buyer)).toBe(10);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY_NEW_CASES" } });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect((await open(member(), 0)).status).toBe(201);
  });

  it("still gives a repeated purchase its room", async () => {
    const buyer = member();
    const [first] = await openMany(buyer, 10);
    const again = await open(buyer, 0);
    expect(again).toMatchObject({ status: 201, body: { id: first?.body.id } });
    expect(await casesOf(buyer)).toBe(10);
  });

  it.each([
    [
      "ko",
      "담당자가 아직 확인하지 못한 사건이 많아 새 사건을 열 수 없습니다. 사무소에 메시지를 보내주시면 바로 도와드리겠습니다.",
    ],
    [
      "en",
      "Several of your cases still wait for our staff, so no new one can be opened yet. Please write to us and we will help you right away.",
    ],
    [
      "ja",
      "担当者の確認を待っている案件が多いため、新しい案件を開けません。事務所にメッセージをお送りください。すぐにご案内します。",
    ],
    ["zh", "您有多个案件仍在等待工作人员处理，暂时无法新建案件。请给我们发消息，我们会尽快为您处理。"],
  ] as const)("ends at ten that no staff has taken up, with words in %s", async (language, message) => {
    const buyer = member({ language });
    await openMany(buyer, 10);
    await age(buyer, 90);
    expect(await open(buyer, 11)).toMatchObject({ status: 409, body: { code: "TOO_MANY_OPEN_CASES", message } });
    expect(await casesOf(buyer)).toBe(10);
  });

  const takingUp: [string, (room: ChatRoom, staff: User) => Promise<unknown>][] = [
    [
      "a changed status",
      ({ id }, as) => chat.http.patch(`/api/chat-rooms/${id}/status`, { caseStatus: "작성중" }, { as }),
    ],
    ["an answer", async ({ id }, as) => say(await chat.http.connect(as), id, "확인했습니다")],
    [
      "a deadline",
      ({ id }, as) => chat.http.patch(`/api/chat-rooms/${id}/deadline`, { deadline: "2026-12-24" }, { as }),
    ],
  ];
  it.each(takingUp)("goes on after %s, which takes a case up", async (_what, takeUp) => {
    const buyer = member();
    const [first] = await openMany(buyer, 10);
    await age(buyer, 90);
    expect((await open(buyer, 11)).status).toBe(409);
    if (first) await takeUp(first.body, admin());
    expect((await open(buyer, 12)).status).toBe(201);
    expect((await open(buyer, 13)).status).toBe(409);
  });

  it("is not taken up by what answers of itself", async () => {
    const buyer = member();
    const [first] = await openMany(buyer, 10);
    await age(buyer, 90);
    const roomId = first?.body.id ?? "";
    await say(await chat.http.connect(buyer), roomId, "계신가요?");
    await sendMessage({
      chatRoomId: roomId,
      senderId: AI_SENDER_ID,
      senderName: null,
      clientMessageId: newId(),
      content: "곧 답변드리겠습니다.",
      fileId: null,
      sentByAdmin: true,
      aiAutoResponse: true,
    });
    expect(await ChatRoomModel.findById(roomId).lean()).toMatchObject({ sentByAdmin: 1 });
    expect((await open(buyer, 12)).status).toBe(409);
  });
});

it("a customer enters papers three hundred times an hour at most, those that are refused included", async () => {
  const buyer = member();
  const { body: room } = await open(buyer, 0);
  // Only staff can say how long a court has set a period.
  const entry = { matter: "court-set", service: { date: "2026-03-02" } };
  const enter = async () => (await postEntry(chat.http, buyer, room.id, entry)).status;
  for (let count = 1; count <= 300; count += 50)
    expect(new Set(await Promise.all(Array.from({ length: 50 }, enter)))).toEqual(new Set([400]));
  expect(await enter()).toBe(429);
});
