import { userDeleted, type OwnInquiry } from "@legal/contracts";
import { useEvents } from "@legal/event-bus/testing";
import { newId } from "@legal/service-kit";
import mongoose from "mongoose";
import { deleteOldInquiries } from "../src/inquiries/delete-old-inquiries.ts";
import { onUserDeleted } from "../src/subscribers/on-user-deleted.ts";
import { member, inquiriesUnderTest, write } from "./support.ts";

const desk = inquiriesUnderTest();
const events = useEvents({
  service: "inquiry",
  backing: desk.services,
  logger: desk.logs.logger,
  subscriptions: () => [onUserDeleted],
});

const inquiries = () => mongoose.connection.collection<{ _id: string; userId: string | null }>("inquiries");
describe("a deleted account", () => {
  it("leaves its inquiries to the office without the link, however often the event comes", async () => {
    const [owner, other] = [member(), member()];
    const { id } = await write(desk.http, {}, owner);
    const kept = await write(desk.http, {}, other);
    const eventId = await events.deliver(userDeleted, { userId: owner.id });
    await events.deliver(userDeleted, { userId: owner.id }, eventId);
    await events.deliver(userDeleted, { userId: newId() });
    expect(await inquiries().findOne({ _id: id })).toMatchObject({ userId: null });
    expect(await inquiries().findOne({ _id: kept.id })).toMatchObject({ userId: other.id });
    expect((await desk.http.get<OwnInquiry[]>("/api/inquiries/my", { as: owner })).body).toEqual([]);
  });

  it("gets none back from a message that arrives after it, or at the same moment: the office has it as a visitor's", async () => {
    const owner = member();
    const linkOf = async (id: string) => (await inquiries().findOne({ _id: id }))?.userId;
    const [atOnce] = await Promise.all([
      write(desk.http, {}, owner),
      events.deliver(userDeleted, { userId: owner.id }),
    ]);
    const later = await write(desk.http, {}, owner);
    expect([await linkOf(atOnce.id), await linkOf(later.id)]).toEqual([null, null]);
    expect((await desk.http.get<OwnInquiry[]>("/api/inquiries/my", { as: owner })).body).toEqual([]);
  });
});

describe("records of complaints", () => {
  it("are kept for three years to the day, then deleted", async () => {
    await inquiries().deleteMany({});
    const { id, createdAt } = await write(desk.http);
    const written = new Date(createdAt);
    const later = (years: number, ms: number) => {
      const at = new Date(written);
      at.setUTCFullYear(at.getUTCFullYear() + years);
      return new Date(at.getTime() + ms);
    };
    expect(await deleteOldInquiries(3, later(2, 364 * 86_400_000))).toBe(0);
    expect(await deleteOldInquiries(3, later(3, 0))).toBe(0);
    expect(await inquiries().findOne({ _id: id })).not.toBeNull();
    expect(await deleteOldInquiries(3, later(3, 1))).toBe(1);
    expect(await inquiries().findOne({ _id: id })).toBeNull();
  });
});
