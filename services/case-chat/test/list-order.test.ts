import type { ChatRoom } from "@legal/contracts";
import { deskOf, known } from "./support-desk.ts";
import { admin, buy, join, member, say, useChat } from "./support.ts";

const chat = useChat();

const { change, list } = deskOf(chat);

describe("filters together", () => {
  it("find what fits all of them, in the order that is asked for, page by page", async () => {
    const staff = admin();
    const owner = member();
    const client = await chat.http.connect(owner);
    const open = async (service: string, asks: boolean, deadline: string | null) => {
      const room = await buy(chat.http, owner, service);
      await change(room, "assignee", { assigneeId: (await known(staff, "담당")).id }, staff);
      if (deadline) await change(room, "deadline", { deadline }, staff);
      if (asks) await join(client, room.id);
      if (asks) await say(client, room.id, "언제 되나요?");
      return room.id;
    };
    const late = await open("certified-mail", true, "2031-05-01");
    const undated = await open("lawsuit", true, null);
    const early = await open("objection", false, "2031-04-01");
    const quiet = await open("seizure", false, null);
    const mine = `assignee=${staff.id}`;
    expect(await list(`${mine}&filter=noDeadline,unanswered`, staff)).toEqual([undated]);
    expect(await list(`${mine}&filter=unanswered`, staff)).toEqual([late, undated]);
    expect((await chat.http.get(`/api/chat-rooms?filter=noDeadline,x`, { as: staff })).status).toBe(400);

    const paged = async (query: string) => {
      const seen: string[] = [];
      let cursor = "";
      do {
        const at = cursor && `&cursor=${encodeURIComponent(cursor)}`;
        const page = await chat.http.get<ChatRoom[]>(`/api/chat-rooms?${mine}&limit=1&${query}${at}`, { as: staff });
        seen.push(...page.body.map(({ id }) => id));
        cursor = page.headers.get("x-next-cursor") ?? "";
      } while (cursor);
      return seen;
    };
    for (const tab of ["all", "준비중"]) {
      expect(await paged(`tab=${tab}&sort=opened`)).toEqual([quiet, early, undated, late]);
      expect(await paged(`tab=${tab}&sort=deadline`)).toEqual([early, late, quiet, undated]);
      expect(await paged(`tab=${tab}&sort=waiting`)).toEqual([late, undated, quiet, early]);
    }
    expect(await paged("tab=종료&sort=deadline")).toEqual([]);
    const closed = await chat.http.patch<ChatRoom>(
      `/api/chat-rooms/${late}/status`,
      { caseStatus: "종료" },
      { as: staff },
    );
    expect(closed.status).toBe(200);
    expect(await paged("tab=all&sort=deadline")).toEqual([early, quiet, undated, late]);
    expect(await paged("tab=종료&sort=deadline")).toEqual([late]);
  });

  it("and sorts hold for what is urgent, too", async () => {
    const staff = await known(admin(), "급한담당");
    const owner = member();
    const [first, second] = [await buy(chat.http, owner), await buy(chat.http, owner, "lawsuit")];
    for (const [room, deadline] of [
      [first, "2001-01-02"],
      [second, "2001-01-01"],
    ] as const) {
      await change(room, "assignee", { assigneeId: staff.id }, staff);
      await change(room, "deadline", { deadline }, staff);
    }
    const urgent = (query: string) => list(`tab=urgent&assignee=${staff.id}${query}`, staff);
    expect(await urgent("")).toEqual([second.id, first.id]);
    expect(await urgent("&sort=opened")).toEqual([second.id, first.id]);
    const client = await chat.http.connect(owner);
    await join(client, first.id);
    await say(client, first.id, "?");
    expect(await urgent("&sort=waiting")).toEqual([first.id, second.id]);
    expect(await urgent("&sort=deadline")).toEqual([second.id, first.id]);
  });
});
