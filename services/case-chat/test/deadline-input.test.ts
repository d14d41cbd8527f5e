import { LANGUAGES } from "@legal/contracts/constants";
import { addDays, seoulDateOf } from "@legal/i18n";
import { ANSWER, deadlinesOf, PAYMENT_ORDER, postEntry, roomOf } from "./support-deadlines.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();
const staff = admin();
const tomorrow = addDays(seoulDateOf(new Date()), 1);
const on = (date: unknown) => ({ ...PAYMENT_ORDER, service: { mode: "ordinary", date } });

describe("a service that no rule covers is refused at its field, in four languages, and stores nothing", () => {
  it.each([
    ["a matter that is none", { ...PAYMENT_ORDER, matter: "revenge" }, "matter"],
    ["a matter of the prototype", { ...PAYMENT_ORDER, matter: "constructor" }, "matter"],
    ["a mode that is none", { ...PAYMENT_ORDER, service: { mode: "owl", date: "2026-03-02" } }, "service.mode"],
    [
      "a mode the matter does not have",
      { ...PAYMENT_ORDER, service: { mode: "pronouncement", date: "2026-03-02" } },
      "service.mode",
    ],
    ["a day that does not exist", on("2026-02-30"), "service.date"],
    ["a day in words", on("내일"), "service.date"],
    ["a day as a number", on(20_260_302), "service.date"],
    ["a query", on({ $gt: "" }), "service.date"],
    ["the year 99999", on("99999-01-01"), "service.date"],
    ["a day before the calendar", on("2001-03-02"), "service.date"],
    ["a day in the future", on(tomorrow), "service.date"],
    [
      "an opening before its notice",
      { ...ANSWER, service: { mode: "electronic-opened", date: "2026-03-02", noticeDate: "2026-03-03" } },
      "service.date",
    ],
    ["an extension of what cannot be extended", { ...PAYMENT_ORDER, extension: { n: 1, unit: "week" } }, "extension"],
    [
      "an extension longer than the law's",
      { ...ANSWER, matter: "appeal-brief", extension: { n: 2, unit: "month" } },
      "extension",
    ],
    ["an extension of 10^15 days", { ...ANSWER, extension: { n: 1e15, unit: "day" } }, "extension.n"],
    ["an extension of half a day", { ...ANSWER, extension: { n: 0.5, unit: "day" } }, "extension.n"],
    ["a length of what the law has set", { ...PAYMENT_ORDER, period: { n: 7, unit: "day" } }, "period"],
    ["a court's period without its length", { ...PAYMENT_ORDER, matter: "court-set" }, "period"],
    [
      "a court's period of no days",
      { ...PAYMENT_ORDER, matter: "court-set", period: { n: 0, unit: "day" } },
      "period.n",
    ],
    ["an extension in moons", { ...ANSWER, extension: { n: 1, unit: "moon" } }, "extension.unit"],
  ])("%s", async (_what, entry, field) => {
    const room = await buy(chat.http, member());
    const texts = new Set<string>();
    for (const language of LANGUAGES) {
      const answer = await postEntry(chat.http, { ...staff, language }, room.id, entry);
      expect(answer).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED", details: [{ path: field }] } });
      const { details } = answer.body as unknown as { details: { message: string }[] };
      texts.add(details[0]?.message ?? "");
    }
    expect(texts.size).toBe(LANGUAGES.length);
    expect(await deadlinesOf(chat.http, staff, room.id)).toEqual([]);
    expect(await roomOf(chat.http, staff, room.id)).toMatchObject({ deadline: null, version: 0 });
  });

  it.each([
    {},
    { matter: "answer" },
    { ...PAYMENT_ORDER, dueDate: "2099-01-01" },
    { ...PAYMENT_ORDER, statutory: false },
  ])("%j", async (entry) => {
    const room = await buy(chat.http, member());
    expect((await postEntry(chat.http, staff, room.id, entry)).status).toBe(400);
  });
});
