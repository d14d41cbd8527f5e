import { statusChanged, userCreated, type Notice } from "@legal/contracts";
import { newId, renderMetrics } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import { fanOutEvents } from "../src/pending-events/fan-out-events.ts";
import { measurePendingEvents } from "../src/pending-events/given-up-events.ts";
import { PendingEventRow } from "../src/pending-events/pending-event-model.ts";
import { accountOf, notificationsUnderTest, roomOf } from "./support.ts";

const world = notificationsUnderTest({ workers: 0 });
const measured = async (state: string) =>
  (await renderMetrics()).text.split("\n").find((line) => line.startsWith(`notice_intakes{state="${state}"}`));

describe("an event that case-chat cannot be asked about for a day", () => {
  it("is given up in sight of the operator, and its notice is made after the next start", async () => {
    const member = testUser();
    await world.events.deliver(userCreated, accountOf(member));
    const room = roomOf(member, { status: "작성중" });
    const { roomId, userId } = room;
    const changed = { roomId, userId, from: "준비중", to: "작성중", changedBy: newId() } as const;
    await world.events.deliver(statusChanged, changed);
    measurePendingEvents();
    const deps = {
      askCase: () => Promise.reject(new Error("case-chat is down")),
      askDanger: () => Promise.resolve(null),
      logger: world.logs.logger,
    };
    await fanOutEvents(deps, new Date());
    expect(world.logs.text()).toContain("notices not made yet");
    expect(await measured("waiting")).toMatch(/ 1$/);
    await PendingEventRow.updateMany({}, { $set: { attempts: 299, dueAt: new Date() } });
    await fanOutEvents(deps, new Date());
    expect(world.logs.text()).toContain("notices given up");
    expect([await measured("waiting"), await measured("given-up")]).toEqual([
      expect.stringMatching(/ 0$/),
      expect.stringMatching(/ 1$/),
    ]);

    world.rooms.set(roomId, room);
    world.startAnother();
    const inbox = await until(async () => {
      const { body } = await world.http.get<Notice[]>("/api/notifications", { as: member });
      return body.length > 0 ? body : undefined;
    });
    expect(inbox).toMatchObject([{ kind: "status-changed", facts: { roomId } }]);
    await until(async () => (await measured("given-up"))?.endsWith(" 0"));
  });
});
