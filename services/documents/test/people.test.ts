import type { Document } from "@legal/contracts";
import mongoose from "mongoose";
import { admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const address = (line: string) => ({ postcode: "06236", line });
const party = (name: string, line: string) => ({
  creditors: ["a"],
  "creditors.a.name": name,
  "creditors.a.address": address(line),
});
const namesFor = async ({ id }: Pick<Document, "id">, as: ReturnType<typeof member>): Promise<string[]> => {
  const { status, body } = await desk.http.get<{ name: string }[]>(`/api/documents/${id}/people`, { as });
  expect(status).toBe(200);
  return body.map(({ name }) => name);
};

describe("people of earlier papers", () => {
  it("are those of all the customer's papers, each once, the newest paper's first, for staff too", async () => {
    const [customer, other] = [member(), member()];
    const first = await desk.start(customer);
    await desk.answer(first, party("처음 사람", "서울 중구 1"), customer);
    const second = await desk.start(customer);
    await desk.answer(second, party("둘째 사람", "서울 중구 2"), customer);
    const third = await desk.start(customer);
    await desk.answer(third, party("처음 사람", "서울 중구 1"), customer);
    await desk.answer(await desk.start(other), party("남의 사람", "서울 중구 3"), other);
    for (const reader of [customer, admin()]) {
      expect(await namesFor(second, reader)).toEqual(["처음 사람", "둘째 사람"]);
    }
  });

  it("are noted, where staff read them, with each paper that they come from", async () => {
    const [customer, reader] = [member(), admin()];
    const [first, empty, last] = [await desk.start(customer), await desk.start(customer), await desk.start(customer)];
    await desk.answer(first, party("처음 사람", "서울 중구 1"), customer);
    await desk.answer(last, party("처음 사람", "서울 중구 1"), customer);
    await namesFor(last, customer);
    await namesFor(last, reader);
    const reads = await mongoose.connection
      .collection("outbox")
      .find({ name: "documents.customer-data-read.v1", "payload.subjects.customerId": customer.id })
      .toArray();
    expect(reads.every(({ payload }) => payload.staffId === reader.id && payload.kind === "document-read")).toBe(true);
    const noted = reads.flatMap(({ payload }) => payload.subjects as { itemId: string; caseId: string }[]);
    expect(new Set(noted.map(({ itemId, caseId }) => `${caseId} ${itemId}`))).toEqual(
      new Set([first, last].map(({ id, caseId }) => `${caseId} ${id}`)),
    );
    expect(noted).toHaveLength(2);
    expect(noted.map(({ itemId }) => itemId)).not.toContain(empty.id);
  });

  it("never are another member's, for staff neither", async () => {
    const [customer, other] = [member(), member()];
    await desk.answer(await desk.start(other), party("남의 사람", "서울 중구 3"), other);
    const own = await desk.start(customer);
    expect(await namesFor(own, customer)).toEqual([]);
    // Staff in a paper of their own are its customer, and are offered no customer's people.
    const staff = admin();
    expect(await namesFor(await desk.start(staff), staff)).toEqual([]);
  });

  it("are listed so often in an hour, each customer by themselves", async () => {
    const [customer, other] = [member(), member()];
    const [own, others] = [await desk.start(customer), await desk.start(other)];
    const ask = (as: typeof customer, { id }: Document) => desk.http.get(`/api/documents/${id}/people`, { as });
    const answers = await Promise.all(Array.from({ length: 121 }, () => ask(customer, own)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await ask(other, others)).status).toBe(200);
  });
});
