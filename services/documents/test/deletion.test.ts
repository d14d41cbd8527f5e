import { roomsDeleted, userDeleted, userUpdated, type Document, type DocumentComment } from "@legal/contracts";
import { useEvents } from "@legal/event-bus/testing";
import { newId } from "@legal/service-kit";
import mongoose from "mongoose";
import { subscriptions } from "../src/subscribers/subscriptions.ts";
import { accountOf, admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const events = useEvents({
  service: "documents",
  backing: desk.services,
  logger: desk.logs.logger,
  subscriptions: () => subscriptions,
});
const KEPT = ["documents", "document_versions", "document_history"] as const;

const rowsOf = async (userId: string): Promise<number> => {
  const counts = await Promise.all(KEPT.map((name) => mongoose.connection.collection(name).countDocuments({ userId })));
  return counts.reduce((sum, count) => sum + count, 0);
};

describe("a changed account", () => {
  it("keeps its newest name, however late and in whatever order older ones come", async () => {
    const [customer, staff] = [member(), admin()];
    const { id } = await desk.start(customer);
    await desk.http.post(`/api/documents/${id}/comments`, { blockId: null, text: "확인", shared: true }, { as: staff });
    for (const [name, version] of [
      ["둘째 이름", 2],
      ["셋째 이름", 3],
      ["둘째 이름", 2],
    ] as const)
      for (const user of [customer, staff]) await events.deliver(userUpdated, accountOf(user, name, version));
    expect((await desk.read(id, customer)).customerName).toBe("셋째 이름");
    const { body } = await desk.http.get<DocumentComment[]>(`/api/documents/${id}/comments`, { as: customer });
    expect(body).toMatchObject([{ by: { name: "셋째 이름" } }]);
  });

  it("is no lawyer's once it is no staff's, and not again when that comes back", async () => {
    const [staff, lawyer] = [admin(), admin()];
    desk.caseChat.staff.add(lawyer.id);
    const naming = { name: "이변호", registrationNumber: "12345" };
    await desk.http.patch(`/api/lawyers/${lawyer.id}`, naming, { as: staff });
    const isListed = async () => {
      const { body } = await desk.http.get<{ id: string }[]>("/api/lawyers", { as: staff });
      return body.some(({ id }) => id === lawyer.id);
    };
    await events.deliver(userUpdated, accountOf(lawyer, "이변호", 2));
    expect(await isListed()).toBe(true);
    for (const [role, version] of [
      ["user", 3],
      ["user", 4],
      ["admin", 5],
    ] as const) {
      await events.deliver(userUpdated, accountOf({ ...lawyer, role }, "이변호", version));
      expect(await isListed()).toBe(false);
    }
    const lawyers = mongoose.connection.collection<{ _id: string; changes: object[] }>("lawyers");
    expect((await lawyers.findOne({ _id: lawyer.id }))?.changes).toMatchObject([
      { by: staff.id, registrationNumber: "12345" },
      { by: "operator", registrationNumber: null },
    ]);
  });
});

describe("a deleted account", () => {
  it("leaves nothing of its documents, however often the event comes, and starts none afterwards", async () => {
    const [customer, other] = [member(), member()];
    const document = await desk.start(customer);
    await desk.answer(document, { court: "서울중앙지방법원" }, customer);
    const kept = await desk.start(other);
    expect(await rowsOf(customer.id)).toBeGreaterThan(2);
    const eventId = await events.deliver(userDeleted, { userId: customer.id });
    await events.deliver(userDeleted, { userId: customer.id }, eventId);
    expect(await rowsOf(customer.id)).toBe(0);
    expect((await desk.read(kept.id, other)).id).toBe(kept.id);
    const late = { caseId: document.caseId, typeId: "payment-order" };
    expect((await desk.http.post("/api/documents", late, { as: customer })).status).toBe(404);
    expect(await rowsOf(customer.id)).toBe(0);
  });
});

describe("a deleted room", () => {
  it("takes its documents along, and those of other rooms stay", async () => {
    const customer = member();
    const gone = await desk.start(customer);
    const kept = await desk.start(customer);
    await events.deliver(roomsDeleted, { userId: customer.id, roomIds: [gone.caseId, newId()] });
    const { body } = await desk.http.get<Document[]>("/api/documents/my", { as: customer });
    expect(body.map(({ id }) => id)).toEqual([kept.id]);
  });
});
