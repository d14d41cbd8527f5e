import ICAL from "ical.js";
import { icsFile } from "./ics-file.ts";

const event = {
  caseId: "01970000-0000-7000-9000-000000000001",
  day: "2026-12-31",
  end: "2027-01-01",
  title: "지급명령 - 김민지 마감",
  details: "고객: 김민지\n이메일: minji@example.org",
};
const NOW = new Date("2026-11-21T16:05:09.123Z");

/** What another program reads in the file. */
const read = (text: string) => {
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
  if (!component) throw new Error("no event");
  return { component, event: new ICAL.Event(component) };
};

describe("the calendar file of a deadline", () => {
  it("holds one all-day event on the day in Seoul, which no time zone can move", () => {
    const text = icsFile(event, NOW);
    expect(text).toContain("\r\nDTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n");
    const { component, event: found } = read(text);
    expect(found.startDate.isDate).toBe(true);
    expect([found.startDate.toString(), found.endDate.toString()]).toEqual(["2026-12-31", "2027-01-01"]);
    expect(found.uid).toBe("deadline-01970000-0000-7000-9000-000000000001@ondam");
    expect(component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-21T16:05:09Z");
    expect([found.summary, found.description]).toEqual([event.title, event.details]);
  });

  it("says the same whatever a customer is called", () => {
    const title = `${"가나다 👨‍👩‍👧 ".repeat(20)}a;b,c\\n "x" \\`;
    const details = "하나\r\n둘;\n\nBEGIN:VEVENT\nATTENDEE:mailto:victim@example.org\u0007";
    const text = icsFile({ ...event, title, details }, NOW);
    const { event: found } = read(text);
    expect(found.summary).toBe(title);
    expect(found.description).toBe("하나\n둘;\n\nBEGIN:VEVENT\nATTENDEE:mailto:victim@example.org");
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    expect(text).not.toMatch(/^ATTENDEE/m);
  });

  it("has no line over 75 octets, and cuts no character", () => {
    const text = icsFile({ ...event, title: "한".repeat(100) }, NOW);
    const lines = text.split("\r\n");
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll(/\r\n /g, "")).toContain("한".repeat(100));
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });
});
