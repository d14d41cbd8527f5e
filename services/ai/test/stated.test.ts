import type { StatedFacts } from "@legal/contracts";
import { testUser, type TestHttp } from "@legal/test-kit";
import { ask, aiUnderTest, writtenBefore } from "./support.ts";

const ai = aiUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await ai.start();
});

const stated = async (userId: string, serviceType: string): Promise<StatedFacts> => {
  const { status, body } = await http.get<StatedFacts>(`/internal/stated?userId=${userId}&serviceType=${serviceType}`, {
    asService: "documents",
  });
  expect(status).toBe(200);
  return body;
};

describe("what a member stated in their conversation", () => {
  it("is the one amount that they named", async () => {
    const as = testUser();
    await ask(http, as, "친구에게 500만 원을 빌려주었는데 갚지 않습니다.");
    expect(await stated(as.id, "payment-order")).toEqual({ claim: 5_000_000, served: null });
    expect(await stated(as.id, "objection")).toEqual({ claim: null, served: null });
    expect(await stated(testUser().id, "payment-order")).toEqual({ claim: null, served: null });
  });

  it("is no amount where they named two, and the day on which the one decision came", async () => {
    const as = testUser();
    const more = { serviceType: "objection" };
    await ask(http, as, "지급명령을 2026년 11월 10일에 받았습니다. 300만 원과 200만 원이라고 합니다.", more);
    expect(await stated(as.id, "objection")).toEqual({
      claim: null,
      served: { matter: "payment-order-objection", mode: "ordinary", date: "2026-11-10" },
    });
  });

  it("is nothing of what they said in danger before", async () => {
    const as = testUser();
    const more = { serviceType: "lease-registration" };
    const { conversationId } = await ask(http, as, "사채 빚이 3억 원이에요. 죽고 싶어요", more);
    const matter = "전세 계약이 끝났는데 집주인이 보증금을 안 돌려줘요. 임차권등기 하고 싶어요";
    const { inDanger } = await ask(http, as, matter, { ...more, conversationId });
    expect(inDanger).toBeUndefined();
    expect(await stated(as.id, "lease-registration")).toEqual({ claim: null, served: null });
    await ask(http, as, "보증금은 1억 원이에요", { ...more, conversationId });
    expect(await stated(as.id, "lease-registration")).toEqual({ claim: 100_000_000, served: null });
  });

  it("is the day that “yesterday” meant when it was written", async () => {
    const as = testUser();
    const more = { serviceType: "objection" };
    const { conversationId } = await ask(http, as, "지급명령을 어제 받았습니다.", more);
    const { served } = await stated(as.id, "objection");
    await writtenBefore(conversationId, 3);
    await ask(http, as, "이의신청은 어떻게 하나요?", { ...more, conversationId });
    const later = (await stated(as.id, "objection")).served;
    const days = Date.parse(served?.date ?? "") - Date.parse(later?.date ?? "");
    expect(days / 86_400_000).toBe(3);
  });

  it("is stated to documents alone", async () => {
    const path = `/internal/stated?userId=${testUser().id}&serviceType=objection`;
    expect((await http.get(path, { asService: "case-chat" })).status).toBe(403);
    expect((await http.get(path, { as: testUser() })).status).toBe(401);
    expect((await http.get("/internal/stated", { asService: "documents" })).status).toBe(400);
  });
});
