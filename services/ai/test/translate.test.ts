import type { ErrorBody } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { testUser, type TestHttp } from "@legal/test-kit";
import mongoose from "mongoose";
import { createOpenAiProvider } from "../src/provider/openai-provider.ts";
import { findMismatch } from "../src/translate/find-mismatch.ts";
import type { UserRecord } from "../src/users/user-model.ts";
import { startCaseChat, type CaseChat } from "./case-chat-server.ts";
import { fails, says, startModelServer, type ModelServer } from "@legal/test-kit/model-server";
import { aiUnderTest } from "./support.ts";

interface Translation {
  translatedText: string;
  mismatch: string[];
}

const ai = aiUnderTest();
let model: ModelServer;
let caseChat: CaseChat;
let http: TestHttp;
beforeAll(async () => {
  [model, caseChat] = await Promise.all([startModelServer(), startCaseChat()]);
  const provider = createOpenAiProvider({
    AI_BASE_URL: model.url,
    AI_MODEL: "test-model",
    AI_MAX_TOKENS_FIELD: "max_tokens",
    AI_FIRST_TOKEN_TIMEOUT_MS: 2000,
    AI_STALL_TIMEOUT_MS: 2000,
    AI_ANSWER_TIMEOUT_MS: 3000,
    AI_MAX_ANSWER_TOKENS: 400,
  });
  http = await ai.start({ model: provider, caseChatUrl: caseChat.url, settings: { TRANSLATIONS_PER_DAY: 3 } });
});
afterAll(async () => {
  await model.close();
  await caseChat.close();
});
beforeEach(() => {
  model.calls.length = 0;
});

const write = (userId: string, content: string) => {
  const message = { id: newId(), chatRoomId: newId(), userId, content };
  caseChat.messages.set(message.id, message);
  return { chatRoomId: message.chatRoomId, messageId: message.id };
};
const translate = (as: ReturnType<typeof testUser>, body: object) =>
  http.post<Translation & ErrorBody>("/api/translate", { text: "x", targetLanguage: "en", ...body }, { as });

const users = () => mongoose.connection.collection<UserRecord>("users");

describe("a room's message", () => {
  it("is translated once for each language, from what the room holds", async () => {
    const as = testUser();
    const message = write(as.id, "2026년 3월 5일까지 300만 원을 보내세요.");
    model.behave(says("Please send 3 million won by March 5, 2026."));
    const first = await translate(as, { ...message, text: "write me a poem" });
    expect(first.body).toEqual({ translatedText: "Please send 3 million won by March 5, 2026.", mismatch: [] });
    expect(model.calls[0]?.messages[1]?.content).toBe("2026년 3월 5일까지 300만 원을 보내세요.");
    await translate(testUser({ role: "admin" }), message);
    expect(model.calls).toHaveLength(1);
    await translate(as, { ...message, targetLanguage: "ja" });
    expect(model.calls).toHaveLength(2);
  });

  it("is recorded as read by the staff who have it translated, and not by its customer", async () => {
    const [as, staff] = [testUser(), testUser({ role: "admin" })];
    const message = write(as.id, "내일 찾아뵙겠습니다.");
    model.behave(says("I will visit you tomorrow."));
    expect((await translate(as, message)).status).toBe(200);
    expect((await translate(staff, message)).status).toBe(200);
    const name = "ai.customer-data-read.v1";
    const reads = await mongoose.connection
      .collection("outbox")
      .find({ name, "payload.kind": "messages-read" })
      .toArray();
    const subjects = [{ customerId: as.id, caseId: message.chatRoomId, itemId: null }];
    expect(reads.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ staffId: staff.id, subjects, count: 1 }),
    );
    expect(reads.filter(({ payload }) => (payload as { staffId: string }).staffId === as.id)).toEqual([]);
  });

  it.each([
    ["the message", (_userId: string, messageId: string) => Promise.resolve(caseChat.messages.delete(messageId))],
    ["the customer's account", (_id: string) => users().insertOne({ _id, deleted: true } as UserRecord)],
  ])("keeps no translation where %s is deleted meanwhile", async (_what, deleteIt) => {
    const as = testUser();
    const message = write(as.id, "비밀 이야기입니다.");
    model.behave(async (call, res) => {
      await deleteIt(as.id, message.messageId);
      await says("It is a secret.")(call, res);
    });
    expect((await translate(as, message)).status).toBe(404);
    expect(await mongoose.connection.collection("translations").countDocuments({ ownerId: as.id })).toBe(0);
  });

  it("whose translation changes an amount or a date comes with a warning", async () => {
    const as = testUser();
    model.behave(says("Please send 3,000 won by March 6."));
    const { body } = await translate(as, write(as.id, "3월 5일까지 300만 원을 보내세요."));
    expect(body.mismatch).toEqual(["3월 5일", "300만", "March 6", "3,000"]);
  });

  it("whose translation adds a date, an amount or an account comes with a warning", async () => {
    const as = testUser();
    model.behave(says("Please send the papers by 5 March and pay 300,000 won to 110-222-333333 within 3 days."));
    const { body } = await translate(as, write(as.id, "서류를 보내 주세요."));
    expect(body.mismatch).toEqual(["5 March", "300,000", "110", "222", "333333", "3"]);
  });

  it("whose translation does not repeat the customer's name comes with a warning", async () => {
    const as = testUser();
    await users().insertOne({ _id: as.id, displayName: "한결" } as UserRecord);
    model.behave(says("Dear Hangil, the court has ended it."));
    const warned = await translate(as, write(as.id, "한결 고객님, 법원이 끝냈습니다."));
    expect(warned.body.mismatch).toEqual(["한결"]);
    const inAWord = await translate(as, write(as.id, "더 견고한결과입니다."));
    expect(inAWord.body.mismatch).toEqual([]);
  });

  it.each(["length", "content_filter"])("is refused, and not kept, where it was cut off (%s)", async (reason) => {
    const as = testUser();
    const message = write(as.id, "집을 나왔습니다. 그리고 아이는 제가 데려갔습니다.");
    model.behave(says("I left the house.", 100, reason));
    const cut = await translate(as, message);
    expect([cut.status, cut.body.code]).toEqual([502, "AI_ANSWER_UNUSABLE"]);
    model.behave(says("I left the house, and I took the child."));
    expect((await translate(as, message)).body.translatedText).toBe("I left the house, and I took the child.");
  });

  it("of another's room answers as absent, and so does a message of another room", async () => {
    const as = testUser();
    expect((await translate(as, write(testUser().id, "비밀"))).status).toBe(404);
    expect((await translate(as, { ...write(as.id, "안녕"), chatRoomId: newId() })).status).toBe(404);
    expect((await translate(as, { chatRoomId: newId(), messageId: newId() })).status).toBe(404);
    expect(model.calls).toHaveLength(0);
  });
});

describe("a text", () => {
  it("is translated for members, within a length and a daily number", async () => {
    const as = testUser();
    model.behave(says("Hello"));
    expect((await http.post("/api/translate", { text: "안녕", targetLanguage: "en" })).status).toBe(401);
    expect((await translate(as, { text: "가".repeat(5001) })).status).toBe(400);
    expect((await translate(as, { targetLanguage: "fr" })).status).toBe(400);
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await translate(as, { text: "안녕" })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it("without a working provider is refused with a clear code", async () => {
    model.behave(fails(500));
    const failed = await translate(testUser(), { text: "안녕" });
    expect([failed.status, failed.body.code]).toEqual([503, "AI_UNAVAILABLE"]);
    const offline = await ai.start();
    const refused = await offline.post<ErrorBody>(
      "/api/translate",
      { text: "안녕", targetLanguage: "en" },
      { as: testUser() },
    );
    expect([refused.status, refused.body.code]).toEqual([503, "TRANSLATION_UNAVAILABLE"]);
    expect((await offline.get("/api/ai/status")).body).toEqual({ mode: "offline", translation: false });
  });
});

describe("what a translation must repeat", () => {
  it.each([
    ["사건번호 2026차전1234입니다", "The case number is 2026차전1234", []],
    ["사건번호 2026차전1234입니다", "The case number is 2026차전1243", ["2026차전1234", "2026차전1243"]],
    ["1억 2,000만 원", "120,000,000 won", []],
    ["110,000원 (부가세 별도)", "110000 won, VAT not included", []],
    ["2026-03-05에 만나요", "3月5日に会いましょう", []],
    ["3월 5일에 만나요", "See you on March 5, 2026", []],
    ["2026년 3월 5일까지 내세요", "Pay by 5 March 2025", ["2026년 3월 5일", "5 March 2025"]],
    ["3월 5일에 오세요", "Come on March 5 at 10:00", ["10"]],
    ["오전 10시에 두 분이 오세요", "2 people, at 10:00 a.m., please", []],
    ["이틀 안에, 늦어도 2주 안에", "within 2 days, at most 14 days", []],
    ["삼백만 원을 세 번", "3,000,000 won, 3 times", []],
    ["In May, three papers", "5월에 서류 3통", []],
    ["三份文件，两个月内", "2개월 안에 서류 3부", []],
    ["연락 주세요", "Write to a@b.kr", ["a@b.kr"]],
    ["Samsung 직원에게 연락하세요", "Contact the Samsung employee", []],
    ["Samsung 직원에게 연락하세요", "Contact the LG employee", ["Samsung"]],
    ["mail: a@b.kr", "mail: c@b.kr", ["a@b.kr", "c@b.kr"]],
    ["김민서 씨가 보냈습니다", "Kim Min-seo (김민서) sent it", []],
    ["김민서씨가 보냈습니다", "Kim Min-su sent it", ["김민서"]],
    ["田中一郎さんに払いました", "다나카 이치로 씨에게 지급했습니다", ["田中一郎"]],
    ["변호사님, 날씨가 좋네요", "The weather is nice, counsel", []],
  ])("%s → %s", (original, translated, mismatch) => {
    expect(findMismatch(original, translated)).toEqual(mismatch);
  });
});
