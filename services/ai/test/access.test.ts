import type { StaffRead } from "@legal/contracts";
import { testUser, type TestHttp } from "@legal/test-kit";
import mongoose from "mongoose";
import { aiUnderTest, ask } from "./support.ts";

const ai = aiUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await ai.start();
});

const readsBy = async (staffId: string): Promise<StaffRead[]> => {
  const name = "ai.customer-data-read.v1";
  const rows = await mongoose.connection.collection("outbox").find({ name, "payload.staffId": staffId }).toArray();
  return rows.map(({ payload }) => payload);
};

describe("what staff see of a customer's conversations", () => {
  it("is published with who, from where, whose and what, once for reads in a row", async () => {
    const [owner, staff] = [testUser(), testUser({ role: "admin" })];
    const { conversationId } = await ask(http, owner, "지급명령이 무엇인가요?");
    const options = { as: staff, headers: { "x-client-ip": "203.0.113.7" } };
    for (let look = 0; look < 2; look += 1) {
      expect((await http.get(`/api/ai/conversations/${owner.id}`, options)).status).toBe(200);
      expect((await http.get(`/api/ai/conversations/${conversationId}/download`, options)).status).toBe(200);
    }
    const who = { staffId: staff.id, address: "203.0.113.7", count: 1 };
    expect(await readsBy(staff.id)).toMatchObject([
      { ...who, kind: "ai-conversations-viewed", subjects: [{ customerId: owner.id, caseId: null, itemId: null }] },
      {
        ...who,
        kind: "ai-conversation-downloaded",
        subjects: [{ customerId: owner.id, caseId: null, itemId: conversationId }],
      },
    ]);
  });

  it("is downloaded by staff only after a recent login; members take their own home at any time", async () => {
    const long = Math.floor(Date.now() / 1000) - 86_400;
    const [owner, staff] = [testUser({ authTime: long }), testUser({ role: "admin", authTime: long })];
    const { conversationId } = await ask(http, owner, "지급명령이 무엇인가요?");
    const download = (as: typeof owner) => http.get(`/api/ai/conversations/${conversationId}/download`, { as });
    expect(await download(staff)).toMatchObject({ status: 401, body: { code: "STEP_UP_REQUIRED" } });
    expect((await download(owner)).status).toBe(200);
    expect(await readsBy(staff.id)).toEqual([]);
  });

  it("is not what people see of their own, nor what was refused", async () => {
    const [owner, stranger, staff] = [testUser(), testUser(), testUser({ role: "admin" })];
    const { conversationId } = await ask(http, owner, "지급명령이 무엇인가요?");
    const own = await ask(http, staff, "지급명령이 무엇인가요?");
    await http.get(`/api/ai/conversations/${conversationId}/download`, { as: owner });
    await http.get(`/api/ai/conversations/${conversationId}/download`, { as: stranger });
    await http.get(`/api/ai/conversations/${owner.id}`, { as: stranger });
    await http.get(`/api/ai/conversations/${own.conversationId}/download`, { as: staff });
    await http.get(`/api/ai/conversations/${staff.id}`, { as: staff });
    for (const { id } of [owner, stranger, staff]) expect(await readsBy(id)).toEqual([]);
  });
});
