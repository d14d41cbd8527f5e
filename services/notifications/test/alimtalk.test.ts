import { statusChanged, userCreated, type NoticePreferences } from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import { createAlimtalkSender } from "../src/alimtalk/alimtalk-sender.ts";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { startAlimtalkSink, type Fault } from "./alimtalk-sink.ts";
import { accountOf, notificationsUnderTest, ORIGIN, roomOf } from "./support.ts";

const keys = { key: "NCSTEST", secret: "S3CRETS3CRET" };
const templates = new Map([["status-changed", "KA01STATUS"]] as const);
let sink: Awaited<ReturnType<typeof startAlimtalkSink>>;
const world = notificationsUnderTest({
  alimtalk: async () => {
    sink = await startAlimtalkSink(keys);
    return createAlimtalkSender({ keys, channel: "PF01", templates, origin: sink.origin });
  },
});
afterAll(() => sink.close());

const PREFERENCES = "/api/notifications/preferences";
let phones = 0;

const known = async (given: Partial<User> = {}, wanted = true) => {
  const user = testUser(given);
  const phone = `+82 10-1234-${String((phones += 1)).padStart(4, "0")}`;
  await world.events.deliver(userCreated, { ...accountOf(user), phone });
  const on = { changes: [{ category: "status", channel: "alimtalk", on: true }] };
  if (wanted) expect((await world.http.patch(PREFERENCES, on, { as: user })).status).toBe(200);
  return { user, to: `0101234${phone.slice(-4)}` };
};
const changeStatus = async ({ id }: User, given: { byDelivery?: true } = {}) => {
  const room = roomOf({ id }, { status: "작성중" });
  world.rooms.set(room.roomId, room);
  const { roomId } = room;
  const change = { roomId, userId: id, from: "준비중", to: "작성중", changedBy: newId(), ...given } as const;
  await world.events.deliver(statusChanged, change);
  return room;
};
const takenBy = (to: string) => sink.taken.filter((one) => one.to === to);
const find = (userId: string, channel: "alimtalk" | "mail") =>
  Delivery.findOne({ userId, channel, state: { $ne: "queued" } }).lean();
const endOf = (userId: string) => until(() => find(userId, "alimtalk"));
/** The next morning at ten, so that no courtesy hour delays anything. */
const day = () => {
  const now = world.now();
  const inSeoul = new Date(now.getTime() + 9 * 3_600_000);
  world.moveTo(`${new Date(inSeoul.getTime() + 86_400_000).toISOString().slice(0, 10)}T10:00:00+09:00`);
};
beforeAll(day);

describe("AlimTalk", () => {
  it("reaches who asked for it, signed, by the approved template, with no word of the case and no SMS", async () => {
    const { user, to } = await known();
    const { roomId } = await changeStatus(user);
    expect(await endOf(user.id)).toMatchObject({ state: "sent" });
    const variables = {
      "#{링크}": `${ORIGIN}/chat/${roomId}`,
      "#{사건번호}": "2026-000123",
      "#{서비스}": "지급명령",
      "#{상태}": "작성중",
    };
    const kakaoOptions = { pfId: "PF01", templateId: "KA01STATUS", variables, disableSms: true };
    expect(takenBy(to)).toEqual([{ to, type: "ATA", kakaoOptions }]);
  });

  it("is off by itself, and not for readers of other languages, other kinds and numbers that are none", async () => {
    const quiet = await known({}, false);
    await changeStatus(quiet.user);
    expect(await endOf(quiet.user.id)).toMatchObject({ state: "suppressed", reason: "preference" });
    const other = await known({ language: "en" });
    await changeStatus(other.user);
    await until(() => find(other.user.id, "mail"));
    expect(await Delivery.countDocuments({ userId: other.user.id, channel: "alimtalk" })).toBe(0);
    expect([...takenBy(quiet.to), ...takenBy(other.to)]).toEqual([]);
    const { body } = await world.http.get<NoticePreferences>(PREFERENCES, { as: quiet.user });
    const channel = (name: string) =>
      body.categories.find(({ category }) => category === name)?.channels.find((one) => one.channel === "alimtalk");
    expect(channel("status")).toEqual({ channel: "alimtalk", on: false, fixed: null });
    expect(channel("message")).toMatchObject({ on: false, fixed: "not-offered" });
  });

  it("alone says a status that a delivered document led to: the document's own notice says it elsewhere", async () => {
    const [wanted, quiet] = [await known(), await known({}, false)];
    for (const { user } of [quiet, wanted]) await changeStatus(user, { byDelivery: true });
    expect(await endOf(wanted.user.id)).toMatchObject({ state: "sent" });
    expect(takenBy(wanted.to)).toHaveLength(1);
    const userId = { $in: [wanted.user.id, quiet.user.id] };
    expect(await Delivery.countDocuments({ userId, channel: { $ne: "alimtalk" } })).toBe(0);
    expect((await world.http.get("/api/notifications", { as: quiet.user })).body).toEqual([]);
  });

  it("waits as long as the provider says where it takes no more, and then leaves once", async () => {
    const { user, to } = await known();
    sink.faults.push({ status: 429, headers: { "retry-after": "120" } });
    const before = sink.asked();
    await changeStatus(user);
    await until(() => sink.asked() > before);
    await until(() => Delivery.exists({ userId: user.id, channel: "alimtalk", state: "queued", attempts: 0 }));
    const other = await known();
    await changeStatus(other.user);
    await until(() => find(other.user.id, "mail"));
    expect(sink.asked()).toBe(before + 1);
    world.moveTo(new Date(world.now().getTime() + 121_000).toISOString());
    expect(await endOf(user.id)).toMatchObject({ state: "sent", attempts: 1 });
    expect(takenBy(to)).toHaveLength(1);
  });

  it.each<[string, Fault, number]>([
    ["an answer that was lost", "lost", 1],
    ["a number that Kakao does not know", { statusCode: "3104" }, 0],
    ["a signature that is not ours", { status: 403 }, 0],
  ])("is not sent again after %s: the mail says it", async (_what, fault, arrived) => {
    const { user, to } = await known();
    sink.faults.push(fault);
    await changeStatus(user);
    expect(await endOf(user.id)).toMatchObject({ state: "failed" });
    expect(await until(() => find(user.id, "mail"))).toMatchObject({ state: "sent" });
    expect(takenBy(to)).toHaveLength(arrived);
  });

  it("with another secret is refused by the provider", async () => {
    const wrong = { ...keys, secret: "another" };
    const sender = createAlimtalkSender({ keys: wrong, channel: "PF01", templates, origin: sink.origin });
    expect(await sender.send("01012345678", "status-changed", {})).toEqual({
      outcome: "refused",
      status: "SignatureDoesNotMatch",
    });
  });
});
