import { addDays, seoulDateOf } from "@legal/i18n";
import { backfillManualDeadlines } from "../src/cases/deadlines/backfill-manual-deadlines.ts";
import { CaseRoom } from "../src/cases/record/case-room-model.ts";
import { enter, PAYMENT_ORDER, PAYMENT_ORDER_DUE, roomOf, settle, typeDate } from "./support-deadlines.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();

describe("a deadline that has passed", () => {
  it("hides no later one of its case", async () => {
    const [kim, owner] = [admin(), member()];
    const room = await buy(chat.http, owner);
    const today = seoulDateOf(new Date());
    const tomorrow = addDays(today, 1);
    const passed = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    const shown = () => roomOf(chat.http, owner, room.id);
    expect(await shown()).toMatchObject({ deadline: PAYMENT_ORDER_DUE, upcomingDeadline: null });
    await typeDate(chat.http, kim, room.id, today);
    expect(await shown()).toMatchObject({ deadline: PAYMENT_ORDER_DUE, upcomingDeadline: today });
    await typeDate(chat.http, kim, room.id, tomorrow);
    expect(await shown()).toMatchObject({ deadline: PAYMENT_ORDER_DUE, upcomingDeadline: tomorrow });
    await settle(chat.http, kim, passed, "done");
    expect(await shown()).toMatchObject({ deadline: tomorrow, upcomingDeadline: null });
  });

  it("hides none either in a case that an earlier release wrote, once the backfill has run", async () => {
    const [kim, owner] = [admin(), member()];
    const room = await buy(chat.http, owner);
    const tomorrow = addDays(seoulDateOf(new Date()), 1);
    await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    await typeDate(chat.http, kim, room.id, tomorrow);
    await CaseRoom.updateOne({ _id: room.id }, { $unset: { "case.nearest.later": 1 } });
    const shown = () => roomOf(chat.http, owner, room.id);
    expect(await shown()).toMatchObject({ deadline: PAYMENT_ORDER_DUE, upcomingDeadline: null });
    expect(await backfillManualDeadlines()).toBe(1);
    expect(await shown()).toMatchObject({ deadline: PAYMENT_ORDER_DUE, upcomingDeadline: tomorrow });
    expect(await backfillManualDeadlines()).toBe(0);
  });
});
