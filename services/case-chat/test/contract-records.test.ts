import { userDeleted, type ChatRoom } from "@legal/contracts";
import mongoose from "mongoose";
import { deleteOldContracts } from "../src/contract-records/delete-old-contracts.ts";
import { useChatEvents } from "./support-events.ts";
import { buy, member, say, useChat } from "./support.ts";

const chat = useChat();
const events = useChatEvents(chat);
const records = () => mongoose.connection.collection<{ _id: string }>("contract_records");

describe("a deleted account's contracts", () => {
  it("are recorded without a word of their content, once, however often the deletion is delivered", async () => {
    const owner = member();
    const { id } = await buy(chat.http, owner);
    const consent = await chat.http.post<ChatRoom>(`/api/chat-rooms/${id}/start-consent`, undefined, { as: owner });
    const room = consent.body;
    await chat.http.post("/api/chat-rooms/admin-support", undefined, { as: owner });
    await say(await chat.http.connect(owner), room.id, "비밀이야기");
    const deletedAt = "2026-11-22T07:00:00.000Z";
    await events.deliver(userDeleted, { userId: owner.id, deletedAt });
    await events.deliver(userDeleted, { userId: owner.id, deletedAt: "2027-01-01T00:00:00.000Z" });
    const kept = await records().find({ userId: owner.id }).toArray();
    expect(kept).toEqual([
      {
        _id: room.id,
        userId: owner.id,
        serviceType: room.serviceType,
        packageType: room.packageType,
        price: room.price,
        startConsentAt: new Date(room.startConsentAt ?? ""),
        caseStatus: "준비중",
        openedAt: new Date(room.createdAt),
        deletedAt: new Date(deletedAt),
      },
    ]);
  });

  it("say of who agreed to no early start that there was no consent", async () => {
    const owner = member();
    await buy(chat.http, owner);
    await events.deliver(userDeleted, { userId: owner.id, deletedAt: "2026-11-22T07:00:00.000Z" });
    expect(await records().findOne({ userId: owner.id } as never)).toMatchObject({ startConsentAt: null });
  });

  it("are kept for five years to the day, then deleted", async () => {
    await records().deleteMany({});
    const owner = member();
    await buy(chat.http, owner);
    await events.deliver(userDeleted, { userId: owner.id, deletedAt: "2026-11-22T07:00:00.000Z" });
    expect(await deleteOldContracts(5, new Date("2031-11-21T07:00:00.000Z"))).toBe(0);
    expect(await deleteOldContracts(5, new Date("2031-11-22T07:00:00.000Z"))).toBe(0);
    expect(await records().countDocuments()).toBe(1);
    expect(await deleteOldContracts(5, new Date("2031-11-22T07:00:00.001Z"))).toBe(1);
    expect(await records().countDocuments()).toBe(0);
  });

  it("count from now where the event does not say when", async () => {
    const owner = member();
    await buy(chat.http, owner);
    const before = Date.now();
    await events.deliver(userDeleted, { userId: owner.id });
    const kept = await records().findOne({ userId: owner.id } as never);
    const { deletedAt } = kept as unknown as { deletedAt: Date };
    expect(deletedAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(deletedAt.getTime()).toBeLessThanOrEqual(Date.now());
  });
});
