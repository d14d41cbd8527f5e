import { unreadableDeclarations } from "./exposed-metrics.ts";

describe("metrics that alerts are checked against", () => {
  it("are declared with literals, however the call is broken into lines", () => {
    const source =
      'const sent = counter("mails_sent_total", "Mails");\ngauge<"kind">(\n  "mails_waiting",\n  "Mails",\n  ["kind"],\n);\n';
    expect(unreadableDeclarations("a.ts", source)).toEqual([]);
  });

  it.each([
    ["a computed name", "counter(NAME, 'x');"],
    ["a name put together", "gauge(`${prefix}_total`, 'x');"],
    ["labels from elsewhere", 'histogram("a_seconds", "Time", LABELS, [1]);'],
  ])("are refused with %s, instead of being overlooked", (_what, source) => {
    expect(unreadableDeclarations("a.ts", source)).toEqual([expect.stringMatching(/^a\.ts:1: declare/)]);
  });
});
