import { undelivered } from "./event-recipients.ts";

const reading = { owner: "ai", reader: "case-chat", event: "ai.danger-reported.v1" };

describe("events that are handled", () => {
  it("have their reader's queue before they are published", () => {
    expect(undelivered([reading], { ai: { "case-chat": [{ name: reading.event }] } })).toEqual([]);
  });

  it.each([
    ["no recipients at all", {}],
    ["another reader alone", { ai: { notifications: [{ name: reading.event }] } }],
    ["another event alone", { ai: { "case-chat": [{ name: "ai.auto-answered.v1" }] } }],
  ])("are pointed out where their owner has %s", (_what, recipientsOf) => {
    expect(undelivered([reading], recipientsOf)).toEqual([reading]);
  });
});
