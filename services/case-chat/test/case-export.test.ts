import type { ChatRoom } from "@legal/contracts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();

const page = (query: string) => chat.http.get<ChatRoom[]>(`/internal/chat-rooms${query}`, { asService: "backup" });

describe("the export of cases", () => {
  it("goes by rising id in pages that neither skip nor repeat, without admin-support rooms", async () => {
    const owner = member();
    await chat.http.post("/api/chat-rooms/admin-support", undefined, { as: owner });
    const cases: ChatRoom[] = [];
    for (const service of ["certified-mail", "payment-order", "complaint"])
      cases.push(await buy(chat.http, owner, service));
    const first = (await page("?limit=2")).body;
    const second = (await page(`?limit=2&after=${first.at(-1)?.id}`)).body;
    expect([...first, ...second].map(({ id, price }) => [id, price])).toEqual(
      cases.map(({ id, price }) => [id, price]),
    );
  });

  it("is for the backup service alone", async () => {
    expect((await chat.http.get("/internal/chat-rooms", { asService: "ai" })).status).toBe(403);
    expect((await chat.http.get("/internal/chat-rooms", { as: admin() })).status).toBe(401);
    expect((await chat.http.get("/internal/chat-rooms")).status).toBe(401);
    expect((await page("?limit=0")).status).toBe(400);
  });
});
