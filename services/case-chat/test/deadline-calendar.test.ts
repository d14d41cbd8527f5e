import { calendarUid } from "@legal/legal-rules/calendar-feed";
import { ANSWER, enter, PAYMENT_ORDER, settle } from "./support-deadlines.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();
const kim = admin();

describe("a deadline's calendar file", () => {
  const download = async (as: ReturnType<typeof member>, roomId: string, id: string) => {
    const { status, body, headers } = await chat.http.get(`/api/chat-rooms/${roomId}/deadlines/${id}/calendar`, {
      as,
    });
    const text = typeof body === "string" ? body.replaceAll("\r\n ", "") : "";
    return { status, type: headers.get("content-type"), text };
  };

  it("has the day as it is in Seoul, in the reader's language, for both sides of the case alone", async () => {
    const owner = member({ language: "en" });
    const room = await buy(chat.http, owner);
    const deadline = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    const mine = await download(owner, room.id, deadline.id);
    expect(mine).toMatchObject({ status: 200, type: "text/calendar; charset=utf-8" });
    expect(mine.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(mine.text).toContain("DTSTART;VALUE=DATE:20260316");
    expect(mine.text).toMatch(new RegExp(`SUMMARY:.+Certified mail - ${room.caseNumber} \\(not confirmed yet\\)`));
    expect(mine.text).toMatch(/The period of 2 weeks ends on [^.]+\. \(Civil Procedure Act[^)]*\)\\, Articles 468/);
    expect(mine.text).toContain("The court's own computation prevails.");
    expect((await download(kim, room.id, deadline.id)).text).toContain("담당자 확인 전");
    expect((await download(member(), room.id, deadline.id)).status).toBe(404);
    expect((await download(kim, room.id, room.id)).status).toBe(404);
  });

  it("says of a day in a year without an almanac that it may still move", async () => {
    const room = await buy(chat.http, member());
    const service = { mode: "event", date: "2026-03-02" };
    const far = await enter(chat.http, kim, room.id, { matter: "property-division", service });
    const { text } = await download(kim, room.id, far.id);
    expect(text).toContain("DTSTART;VALUE=DATE:20280302");
    expect(text).toContain("그해 공휴일이 아직 공식으로 정해지지 않아 날짜가 달라질 수 있습니다.");
  });

  it("is an event of its own for each deadline of a case", async () => {
    const room = await buy(chat.http, member());
    const both = [await enter(chat.http, kim, room.id, PAYMENT_ORDER), await enter(chat.http, kim, room.id, ANSWER)];
    const uids = [];
    for (const { id } of both) uids.push(/^UID:(.+)$/m.exec((await download(kim, room.id, id)).text)?.[1]);
    expect(uids).toEqual(both.map(({ id }) => calendarUid(id)));
  });

  it("of a void one takes it out of the calendar", async () => {
    const room = await buy(chat.http, member());
    const { body } = await settle(chat.http, kim, await enter(chat.http, kim, room.id, PAYMENT_ORDER), "void", "취하");
    expect((await download(kim, room.id, body.id)).text).toMatch(/SEQUENCE:1\r\nSTATUS:CANCELLED/);
  });
});
