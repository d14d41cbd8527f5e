import { deadlineFeed, eventText } from "../src/calendar/feed.ts";
import { deadlineCalendar, type CalendarEntry } from "../src/calendar/index.ts";

const ENTRY: CalendarEntry = {
  uid: "deadline-1@example.org",
  dueDate: "2026-12-31",
  title: "답변서, 마감; 2026\\123",
  madeAt: new Date("2026-11-30T15:00:00.123Z"),
};

const unfolded = (entry: CalendarEntry) => deadlineCalendar([entry]).replaceAll("\r\n ", "").split("\r\n");

describe("a deadline's calendar file", () => {
  it("is an all-day event on the due date, whatever the time zone of the machine", () => {
    expect(unfolded(ENTRY)).toEqual(
      expect.arrayContaining([
        "DTSTAMP:20261130T150000Z",
        "DTSTART;VALUE=DATE:20261231",
        "DTEND;VALUE=DATE:20270101",
        "SUMMARY:답변서\\, 마감\\; 2026\\\\123",
        "STATUS:CONFIRMED",
        "TRIGGER:-PT15H",
      ]),
    );
  });

  it("has no line of more than 75 octets, and none that breaks a character or adds a field", () => {
    const title = `${"마감일 안내 ⚖️ ".repeat(20)}\r\nATTENDEE:mailto:x@example.org`;
    const entry = { ...ENTRY, title, uid: "one\r\nATTENDEE:x", url: "https://example.org/\nATTENDEE:x" };
    const file = deadlineCalendar([entry]);
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(entry).filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
    expect(unfolded(entry)).toContain(`SUMMARY:${"마감일 안내 ⚖️ ".repeat(20)}\\nATTENDEE:mailto:x@example.org`);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });

  it("of a deadline that is off says so, under the same id, and reminds no one", () => {
    const lines = unfolded({ ...ENTRY, cancelled: true, sequence: 3 });
    expect(lines).toEqual(expect.arrayContaining(["UID:deadline-1@example.org", "SEQUENCE:3", "STATUS:CANCELLED"]));
    expect(lines).not.toContain("BEGIN:VALARM");
  });

  it("with others is one calendar that programs fetch again", () => {
    const other = { ...ENTRY, uid: "deadline-2@example.org", dueDate: "2026-11-30" } as const;
    const file = deadlineFeed([ENTRY, other].map(eventText), { name: "기한, 우리", refreshHours: 1 });
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
    expect(file.split("\r\n")).toEqual(
      expect.arrayContaining([
        "X-WR-CALNAME:기한\\, 우리",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "DTSTART;VALUE=DATE:20261130",
      ]),
    );
  });
});
