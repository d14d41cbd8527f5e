import { userDeleted, caseOpened, type AiConversation, type VisitorConversation } from "@legal/contracts";
import { useEvents } from "@legal/event-bus/testing";
import { newId, type User } from "@legal/service-kit";
import { testUser, type TestHttp } from "@legal/test-kit";
import { Conversation, type ConversationRecord } from "../src/conversations/conversation-model.ts";
import { subscriptions } from "../src/subscribers/subscriptions.ts";
import { aiUnderTest, AUDIENCE, caseChatAt, fromNewAddress, question, conversationOf, visitorOf } from "./support.ts";

const WAITING = "/api/ai/visitor-conversations";
const SITUATION = "친구한테 2년 전에 800만원 빌려줬는데 안 갚아요.";
const DAY_MS = 86_400_000;

const ai = aiUnderTest();
const events = useEvents({
  service: AUDIENCE,
  backing: ai.backing,
  logger: ai.logs.logger,
  subscriptions: () => subscriptions(caseChatAt()),
});
let http: TestHttp;
beforeAll(async () => {
  http = await ai.start();
});

/** A browser in which a visitor asked something of each service; what it sends from then on. */
const visitedBrowser = async (...serviceTypes: string[]) => {
  let headers = fromNewAddress();
  const ids: string[] = [];
  for (const serviceType of serviceTypes) {
    const asked = await http.post<{ conversationId: string }>("/api/ai/chat", question(SITUATION, { serviceType }), {
      headers,
    });
    if (ids.length === 0) headers = { ...headers, ...visitorOf(asked.headers) };
    ids.push(asked.body.conversationId);
  }
  const waitingFor = async (as: User) => (await http.get<VisitorConversation[]>(WAITING, { as, headers })).body;
  const claim = (as: User, named = ids) =>
    http.post<{ ids: string[] }>(`${WAITING}/claim`, { ids: named }, { as, headers });
  const forget = (as: User, named = ids) => http.post(`${WAITING}/forget`, { ids: named }, { as, headers });
  return { headers, ids, waitingFor, claim, forget };
};

const historyOf = async (as: User, headers = {}) =>
  (await http.get<AiConversation[]>("/api/ai-conversations/my", { as, headers })).body.map(({ id }) => id);
const ownerOf = async (id: string) => (await Conversation.findById(id).lean<ConversationRecord>())?.userId;

describe("what a visitor asked", () => {
  it("stays unclaimed at a login: whatever the member opens, nothing of it is theirs", async () => {
    const { headers, ids } = await visitedBrowser("payment-order");
    const [id = ""] = ids;
    const as = testUser();
    expect((await http.get("/api/ai/chat?serviceType=payment-order", { as, headers })).body).toBeNull();
    expect((await http.get(`/api/ai/chat/${id}`, { as, headers })).status).toBe(404);
    expect((await http.get(`/api/ai/conversations/${id}/download`, { as, headers })).status).toBe(404);
    const more = question("비용은요?", { conversationId: id });
    expect((await http.post("/api/ai/chat", more, { as, headers })).status).toBe(404);
    expect((await http.post(`/api/ai/chat/${id}/regenerate`, {}, { as, headers })).status).toBe(404);
    expect(
      (await http.patch(`/api/ai/conversations/${id}/link`, { chatRoomId: newId() }, { as, headers })).status,
    ).toBe(404);
    expect(await historyOf(as, headers)).toEqual([]);
    const staff = testUser({ role: "admin" });
    expect((await http.get(`/api/ai/conversations/${as.id}`, { as: staff, headers })).body).toEqual([]);
    expect(await ownerOf(id)).toBeNull();
  });

  it("stays theirs in this browser as long as it is kept: from the last question on", async () => {
    const { headers, ids } = await visitedBrowser("payment-order");
    const [id = ""] = ids;
    const path = `/api/ai/chat/${id}`;
    const cookieOf = (answer: Headers) => answer.getSetCookie().find((line) => line.startsWith("ai-visitor="));
    const expiry = async () => (await Conversation.findById(id).lean<ConversationRecord>())?.expiresAt?.getTime() ?? 0;
    const asked = await http.post("/api/ai/chat", question("비용은요?", { conversationId: id }), { headers });
    expect(cookieOf(asked.headers)).toContain(headers["cookie"] ?? "");
    expect(cookieOf(asked.headers)).toContain("Max-Age=2592000");
    await Conversation.updateOne({ _id: id }, { $set: { expiresAt: new Date(Date.now() + DAY_MS) } });
    const again = await http.post(`${path}/regenerate`, {}, { headers });
    expect(cookieOf(again.headers)).toContain("Max-Age=2592000");
    expect(await expiry()).toBeGreaterThan(Date.now() + 29 * DAY_MS);
    const member = await http.post("/api/ai/chat", question("비용은요?"), { as: testUser(), headers });
    expect(cookieOf(member.headers)).toBeUndefined();
  });

  it("is offered to the member who signs in, with service, first words and times", async () => {
    const { ids, waitingFor, headers } = await visitedBrowser("payment-order", "complaint");
    const long = question("가".repeat(79) + "😀 끝", { serviceType: "divorce-lawsuit" });
    await http.post("/api/ai/chat", long, { headers });
    const waiting = await waitingFor(testUser());
    expect(waiting.map(({ serviceType }) => serviceType)).toEqual(["divorce-lawsuit", "complaint", "payment-order"]);
    expect(waiting[2]).toEqual({
      id: ids[0],
      serviceType: "payment-order",
      firstWords: SITUATION,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(waiting[0]?.firstWords).toBe(`${"가".repeat(79)}…`);
  });

  it("is no business of visitors, of other browsers, or of a cookie that no one here signed", async () => {
    const { headers, ids } = await visitedBrowser("payment-order");
    for (const call of [
      http.get(WAITING, { headers }),
      http.post(`${WAITING}/claim`, { ids }, { headers }),
      http.post(`${WAITING}/forget`, { ids }, { headers }),
    ])
      expect((await call).status).toBe(401);
    const as = testUser();
    const forged = { cookie: `${headers["cookie"]?.slice(0, -6)}AAAAAA` };
    for (const others of [{}, forged, (await visitedBrowser("complaint")).headers]) {
      const answers = { as, headers: others };
      expect((await http.get<VisitorConversation[]>(WAITING, answers)).body.map(({ id }) => id)).not.toContain(ids[0]);
      expect((await http.post(`${WAITING}/claim`, { ids }, answers)).body).toEqual({ ids: [] });
      expect((await http.post(`${WAITING}/forget`, { ids }, answers)).status).toBe(204);
    }
    expect(await ownerOf(ids[0] ?? "")).toBeNull();
  });

  it.each([
    ["nothing", { ids: [] }],
    ["more than is ever shown", { ids: Array.from({ length: 101 }, newId) }],
    ["an operator", { ids: { $ne: null } }],
    ["no id", { ids: ["payment-order"] }],
    ["all, without naming them", {}],
  ])("is neither claimed nor deleted by naming %s", async (_what, body) => {
    for (const action of ["claim", "forget"])
      expect((await http.post(`${WAITING}/${action}`, body, { as: testUser() })).status).toBe(400);
  });
});

describe("claiming", () => {
  it("makes the member's own what they name, and leaves the rest waiting with its end", async () => {
    const { headers, ids, waitingFor, claim } = await visitedBrowser("payment-order", "complaint");
    const [mine = "", theirs = ""] = ids;
    const spoken = (await waitingFor(testUser())).find(({ id }) => id === mine)?.updatedAt;
    const as = testUser();
    const claimed = await claim(as, [mine]);
    expect([claimed.status, claimed.body]).toEqual([200, { ids: [mine] }]);
    expect(claimed.headers.getSetCookie()).toEqual([]);
    expect(await historyOf(as)).toEqual([mine]);
    expect(await conversationOf(http, as, mine)).toMatchObject({ userId: as.id, updatedAt: spoken });
    expect((await http.get(`/api/ai/chat/${mine}`, { headers })).status).toBe(404);
    expect((await waitingFor(as)).map(({ id }) => id)).toEqual([theirs]);
    const left = (await Conversation.find({ _id: { $in: ids } }).lean<ConversationRecord[]>()).map(
      (conversation) => conversation.expiresAt,
    );
    expect(left).toEqual([null, expect.any(Date)]);
    expect(((left[1]?.getTime() ?? 0) - Date.now()) / DAY_MS).toBeCloseTo(30, 1);
  });

  it("the last of them takes the cookie away", async () => {
    const { ids, waitingFor, claim } = await visitedBrowser("payment-order");
    const as = testUser();
    const claimed = await claim(as);
    expect(claimed.headers.getSetCookie().join()).toContain("ai-visitor=;");
    expect(await waitingFor(as)).toEqual([]);
    expect(await historyOf(as)).toEqual(ids);
  });

  it("twice is once, and two members at the same time share nothing", async () => {
    const { ids, claim } = await visitedBrowser("payment-order", "complaint", "divorce-lawsuit");
    const people = [testUser(), testUser()];
    const answers = await Promise.all([...people, ...people, ...people].map((as) => claim(as)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const histories = await Promise.all(people.map((as) => historyOf(as)));
    expect(histories.flat().toSorted()).toEqual(ids.toSorted());
    for (const [index, as] of people.entries())
      expect((await claim(as)).body.ids.toSorted()).toEqual(histories[index]?.toSorted());
  });

  it("takes nothing from a member, by any id", async () => {
    const [first, second] = [testUser(), testUser()];
    const { ids, claim, forget } = await visitedBrowser("payment-order");
    await claim(first);
    expect((await claim(second)).body).toEqual({ ids: [] });
    await forget(second);
    expect(await historyOf(first)).toEqual(ids);
  });

  it("gives the case what was asked before the login, and goes with the account", async () => {
    const { ids, claim } = await visitedBrowser("payment-order");
    const as = testUser();
    const buy = (roomId: string) => {
      const bought = { serviceType: "payment-order", packageType: "standard" as const, price: 110_000 };
      return events.deliver(caseOpened, { roomId, userId: as.id, ...bought });
    };
    await buy(newId());
    await claim(as);
    const roomId = newId();
    await buy(roomId);
    expect((await conversationOf(http, as, ids[0] ?? "")).chatRoomId).toBe(roomId);
    await events.deliver(userDeleted, { userId: as.id });
    expect(await Conversation.countDocuments({ _id: { $in: ids } })).toBe(0);
  });

  it("is refused where the account was deleted, and nothing comes back to it", async () => {
    const { claim } = await visitedBrowser("payment-order");
    const as = testUser();
    await events.deliver(userDeleted, { userId: as.id });
    expect((await claim(as)).status).toBe(401);
    expect(await Conversation.countDocuments({ userId: as.id })).toBe(0);
  });
});

describe("forgetting", () => {
  it("deletes for good what is named and no more", async () => {
    const { headers, ids, waitingFor, forget } = await visitedBrowser("payment-order", "complaint");
    const [theirs = "", kept = ""] = ids;
    const as = testUser();
    expect((await forget(as, [theirs])).status).toBe(204);
    expect(await Conversation.exists({ _id: theirs })).toBeNull();
    expect((await http.get(`/api/ai/chat/${theirs}`, { headers })).status).toBe(404);
    expect((await waitingFor(as)).map(({ id }) => id)).toEqual([kept]);
    const last = await forget(as, ids);
    expect(last.headers.getSetCookie().join()).toContain("ai-visitor=;");
    expect(await waitingFor(as)).toEqual([]);
    expect(await historyOf(as)).toEqual([]);
  });
});
