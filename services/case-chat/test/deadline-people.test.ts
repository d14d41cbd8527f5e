import { caseDeadline, userDeleted, type AccessEntry } from "@legal/contracts";
import mongoose from "mongoose";
import { useChatEvents } from "./support-events.ts";
import { Deadline } from "../src/cases/deadlines/deadline-model.ts";
import { recomputeDeadlines } from "../src/cases/deadlines/recompute/recompute-deadlines.ts";
import {
  ANSWER,
  confirm,
  deadlinesOf,
  enter,
  historyOf,
  introduce,
  PAYMENT_ORDER,
  PAYMENT_ORDER_DUE,
} from "./support-deadlines.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();
const events = useChatEvents(chat);

describe("a deadline", () => {
  it("names who entered and confirmed it, to customers never by what staff log in with", async () => {
    const [owner, kim, lee] = [member(), admin(), admin()];
    await introduce(events, owner, "박고객");
    await introduce(events, kim, "");
    await introduce(events, lee, "이담당");
    const room = await buy(chat.http, owner);
    await confirm(chat.http, lee, await enter(chat.http, kim, room.id, PAYMENT_ORDER));
    await enter(chat.http, owner, room.id, { matter: ANSWER.matter, service: { date: "2026-04-01" } });
    const shown = async (as: typeof owner) => {
      const names = await deadlinesOf(chat.http, as, room.id);
      return names.map(({ enteredBy, confirmedBy }) => [enteredBy?.name, confirmedBy?.name]);
    };
    expect(await shown(owner)).toEqual([
      ["담당자", "이담당"],
      ["박고객", undefined],
    ]);
    expect(await shown(lee)).toEqual([
      [`u${kim.id.slice(-8)}`, "이담당"],
      ["박고객", undefined],
    ]);
    await events.deliver(userDeleted, { userId: kim.id });
    expect(await shown(lee)).toEqual([
      [null, "이담당"],
      ["박고객", undefined],
    ]);
  });

  it("is shown with nothing that its contract does not name", async () => {
    const [owner, kim, lee] = [member(), admin(), admin()];
    const room = await buy(chat.http, owner);
    const { body } = await confirm(chat.http, lee, await enter(chat.http, kim, room.id, PAYMENT_ORDER));
    const [shown] = await deadlinesOf(chat.http, owner, room.id);
    for (const one of [body, shown])
      expect(Object.keys(one ?? {}).filter((field) => !(field in caseDeadline.shape))).toEqual([]);
  });

  it("says in the history who entered the holiday that moved it, and no one where the release's own list did", async () => {
    const [kim, lee] = [admin(), admin()];
    await introduce(events, kim, "김담당");
    await introduce(events, lee, "이담당");
    const room = await buy(chat.http, member());
    const { id } = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    const actors = async () => {
      const moves = (await historyOf(chat.http, kim, room.id)).filter(({ deadline }) => deadline?.change === "moved");
      return moves.map(({ actor }) => actor?.name ?? null);
    };
    await chat.http.post("/api/holidays", { date: PAYMENT_ORDER_DUE, name: "임시공휴일" }, { as: lee });
    expect(await actors()).toEqual(["이담당"]);
    await chat.http.delete(`/api/holidays/${PAYMENT_ORDER_DUE}`, { as: kim });
    expect(await actors()).toEqual(["김담당", "이담당"]);
    await Deadline.updateOne({ _id: id }, { $set: { calendar: "KR-2000-01/00000001", dueDate: "2026-03-13" } });
    expect(await recomputeDeadlines()).toMatchObject({ movedCount: 1 });
    expect(await actors()).toEqual([null, "김담당", "이담당"]);
  });

  it.each([
    ["reads all of a case", "get", "", null],
    ["saves it as a file", "get", "/:id/calendar", null],
    ["enters another", "post", "", { matter: ANSWER.matter, service: { date: "2026-04-01" } }],
    ["changes it", "patch", "/:id", { service: ANSWER.service, extension: null, version: 0 }],
    ["confirms it", "post", "/:id/confirm", { version: 0 }],
    ["marks it as kept", "patch", "/:id/state", { state: "done", version: 0 }],
  ] as const)("is in the record of accesses where staff who had not opened the case %s", async (...request) => {
    const [, method, path, body] = request;
    const [owner, staff] = [member(), admin()];
    const room = await buy(chat.http, owner);
    const service = { date: PAYMENT_ORDER.service.date };
    const { id } = await enter(chat.http, owner, room.id, { matter: PAYMENT_ORDER.matter, service });
    const url = `/api/chat-rooms/${room.id}/deadlines${path.replace(":id", id)}`;
    const { status } = await (method === "get"
      ? chat.http.get(url, { as: staff })
      : chat.http[method](url, body, { as: staff }));
    expect([200, 201]).toContain(status);
    const log = await chat.http.get<AccessEntry[]>(`/api/access-log?staff=${staff.id}`, { as: admin() });
    expect(log.body).toMatchObject([{ kind: "case-opened", caseId: room.id, customers: [{ id: owner.id }] }]);
  });

  it("goes with the account of its customer", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    await enter(chat.http, owner, room.id, { matter: ANSWER.matter, service: { date: "2026-04-01" } });
    const rows = mongoose.connection.collection("deadlines");
    expect(await rows.countDocuments({ caseId: room.id })).toBe(1);
    await events.deliver(userDeleted, { userId: owner.id });
    expect(await rows.countDocuments({ caseId: room.id })).toBe(0);
  });
});
