import { caseDeadline, userDeleted } from "@legal/contracts";
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
    await Deadline.updateOne({ _id: id }, { $set: { calendar: "KR-2000-01/00000001", dueDate: "2026-03-13" } });
    expect(await recomputeDeadlines()).toMatchObject({ movedCount: 1 });
    expect(await actors()).toEqual([null, "이담당"]);
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
