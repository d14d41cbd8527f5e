import type { CaseCounts, ChatRoom, MatchCount } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { LANGUAGES } from "@legal/contracts/constants";
import { addDays, seoulDateOf, unbrokenDates } from "@legal/i18n";
import { legalTexts } from "@legal/legal-rules/all-texts";
import { formatLegalDate } from "@legal/legal-rules/texts";
import { rebuildLists } from "../bench/rebuild-lists.ts";
import { ChatRoom as ChatRoomModel } from "../src/rooms/chat-room-model.ts";
import { saveUser } from "../src/account-sync/save-user.ts";
import { ANSWER, enter, PAYMENT_ORDER, settle } from "./support-deadlines.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();
const staff = admin();
const list = async (query: string) => (await chat.http.get<ChatRoom[]>(`/api/chat-rooms?${query}`, { as: staff })).body;
const counts = async () => (await chat.http.get<CaseCounts>("/api/chat-rooms/counts", { as: staff })).body;
const matches = async (query: string) =>
  (await chat.http.get<MatchCount>(`/api/chat-rooms/matches?${query}`, { as: staff })).body;
const ids = (rooms: ChatRoom[]) => rooms.map(({ id }) => id);

/** An account whose facts have reached this service. */
interface Facts {
  displayName?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
}

const knownMember = async (facts: Facts) => {
  const user = member();
  const username = `u${user.id.slice(-8)}`;
  const names = { displayName: null, firstName: null, lastName: null, username, email: `${username}@example.org` };
  const account = { id: user.id, role: "user", language: "ko", version: 1, ...names, ...facts } as const;
  await inTransaction((session) => saveUser(account, session));
  return user;
};

describe("one room", () => {
  // Abuse case 20.
  it.each(["", "/messages"])("answers GET %s of another's room exactly as for an absent one", async (path) => {
    const room = await buy(chat.http, member());
    const stranger = { as: member() };
    const others = await chat.http.get<{ requestId: string }>(`/api/chat-rooms/${room.id}${path}`, stranger);
    const absent = await chat.http.get<{ requestId: string }>(`/api/chat-rooms/${newId()}${path}`, stranger);
    expect(others.status).toBe(404);
    expect({ ...others.body, requestId: "" }).toEqual({ ...absent.body, requestId: "" });
  });

  it("does not mark another's room as read", async () => {
    const room = await buy(chat.http, member());
    expect(await chat.http.post(`/api/chat-rooms/${room.id}/read`, undefined, { as: member() })).toMatchObject({
      status: 404,
      body: { code: "ROOM_NOT_FOUND" },
    });
  });

  it("opens for its owner and for staff, with the customer beside it", async () => {
    const owner = await knownMember({ displayName: "홍길동" });
    const room = await buy(chat.http, owner);
    for (const as of [owner, staff])
      expect(await chat.http.get(`/api/chat-rooms/${room.id}`, { as })).toMatchObject({
        status: 200,
        body: { id: room.id, user: { id: owner.id, displayName: "홍길동" } },
      });
  });

  it("needs a UUID", async () => {
    expect(await chat.http.get("/api/chat-rooms/undefined", { as: staff })).toMatchObject({ status: 400 });
  });
});

describe("own rooms", () => {
  it("are the caller's alone, most recently updated first", async () => {
    const owner = member();
    const first = await buy(chat.http, owner);
    const second = await buy(chat.http, owner, "lawsuit");
    await buy(chat.http, member());
    await chat.http.patch(`/api/chat-rooms/${first.id}/status`, { caseStatus: "작성중" }, { as: staff });
    const { body } = await chat.http.get<ChatRoom[]>("/api/chat-rooms/my", { as: owner });
    expect(ids(body)).toEqual([first.id, second.id]);
  });
});

describe("the office's list", () => {
  it.each(["/api/chat-rooms", "/api/chat-rooms/counts", "/api/chat-rooms/matches", "/api/chat-rooms/staff"])(
    "refuses a member at %s",
    async (path) => {
      expect(await chat.http.get(path, { as: member() })).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    },
  );

  it.each(["/api/chat-rooms/COUNTS", "/api/chat-rooms/Matches", "/api/chat-rooms/Staff"])(
    "is not at %s, which the gateway takes for the id of a room",
    async (path) => {
      for (const as of [member(), staff]) expect((await chat.http.get(path, { as })).status).not.toBe(200);
      expect((await chat.http.get(path, { as: member() })).status).not.toBe(403);
    },
  );

  it("pages through all rooms without missing or repeating one", async () => {
    const owner = member();
    const services = [
      "certified-mail",
      "answer-brief",
      "lawsuit",
      "objection",
      "seizure",
      "complaint",
      "labor-lawsuit",
    ];
    for (const service of services) await buy(chat.http, owner, service);
    const createdAt = new Date();
    // The same instant for all: the id decides.
    await ChatRoomModel.updateMany({ userId: owner.id }, { $set: { createdAt } });
    await rebuildLists();
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query: string = `/api/chat-rooms?limit=2${cursor && `&cursor=${cursor}`}`;
      const page = await chat.http.get<ChatRoom[]>(query, { as: staff });
      seen.push(...ids(page.body));
      cursor = page.headers.get("x-next-cursor");
    }
    const all = await ChatRoomModel.countDocuments({});
    expect(seen).toHaveLength(all);
    expect(new Set(seen).size).toBe(all);
  });

  it.each(["cursor=x", "cursor=W10", "limit=0", "limit=1e9", "tab=nothing", `search=${"x".repeat(101)}`, "userId=x"])(
    "refuses %s",
    async (query) => {
      expect(await chat.http.get(`/api/chat-rooms?${query}`, { as: staff })).toMatchObject({ status: 400 });
    },
  );

  it("shows open cases up to two days ahead in Seoul as urgent, the most overdue first", async () => {
    const today = seoulDateOf(new Date());
    const owner = member();
    const services = ["certified-mail", "answer-brief", "lawsuit", "objection", "seizure"];
    const days = [2, -30, 0, 3, -1];
    const rooms: ChatRoom[] = [];
    for (const [index, service] of services.entries()) {
      const room = await buy(chat.http, owner, service);
      const deadline = addDays(today, days[index] ?? 0);
      await chat.http.patch(`/api/chat-rooms/${room.id}/deadline`, { deadline }, { as: staff });
      rooms.push(room);
    }
    const [inTwo, longOverdue, dueToday, , overdue] = ids(rooms);
    await chat.http.patch(
      `/api/chat-rooms/${overdue}/status`,
      { caseStatus: "종료", reason: "합의했습니다" },
      { as: staff },
    );
    expect(ids(await list("tab=urgent"))).toEqual([longOverdue, dueToday, inTwo]);
    expect((await counts()).tabs.urgent).toBe(3);
    const first = await chat.http.get<ChatRoom[]>("/api/chat-rooms?tab=urgent&limit=1", { as: staff });
    const rest = await list(`tab=urgent&cursor=${first.headers.get("x-next-cursor")}`);
    expect([...ids(first.body), ...ids(rest)]).toEqual([longOverdue, dueToday, inTwo]);
  });

  it("counts every tab; cancelled cases are neither active nor completed", async () => {
    const before = await counts();
    const owner = member();
    const closed = await buy(chat.http, owner);
    const cancelled = await buy(chat.http, owner, "lawsuit");
    await buy(chat.http, owner, "objection");
    await chat.http.patch(`/api/chat-rooms/${closed.id}/status`, { caseStatus: "종료" }, { as: staff });
    await chat.http.patch(`/api/chat-rooms/${cancelled.id}/status`, { caseStatus: "거래취소" }, { as: staff });
    const after = await counts();
    expect({ total: after.total - before.total, active: after.active - before.active }).toEqual({
      total: 3,
      active: 1,
    });
    expect(after.completed - before.completed).toBe(1);
    expect(after.cancelled - before.cancelled).toBe(1);
    expect(ids(await list("tab=거래취소"))).toContain(cancelled.id);
  });
});

describe("searching", () => {
  it.each([
    ["the customer's display name", "길동이네"],
    ["family and given name", "홍 길순"],
    ["the names written together", "홍길순"],
    ["an e-mail address, in capitals", "FINDME+x@EXAMPLE.ORG"],
    ["the service in Korean", "내용증명"],
    ["the service in Japanese", "内容証明"],
    ["the package in English", "deluxe"],
    ["the package in Korean", "디럭스"],
    ["two words in any order", "deluxe findme"],
    ["decomposed letters", "홍길순".normalize("NFD")],
    ["one letter of a name", "홍"],
    ["a name and a NUL", "홍길순\0"],
  ])("finds a case by %s", async (_what, search) => {
    const facts = { displayName: "길동이네", firstName: "길순", lastName: "홍", email: "findme+x@example.org" };
    const owner = await knownMember(facts);
    const room = await buy(chat.http, owner, "certified-mail", "deluxe");
    const found = await list(`search=${encodeURIComponent(search)}&limit=200`);
    expect(ids(found)).toContain(room.id);
    expect(await matches(`search=${encodeURIComponent(search)}`)).toEqual({ count: found.length, capped: false });
  });

  it("that finds few cases is recorded where they are only counted, as it is where they are listed", async () => {
    const [owner, reader] = [await knownMember({ displayName: "셀수있는고객" }), admin()];
    await buy(chat.http, owner);
    const address = (search: string) => `/api/chat-rooms/matches?search=${encodeURIComponent(search)}`;
    await chat.http.get(address("없는사람이름"), { as: reader });
    expect((await chat.http.get(address("셀수있는고객"), { as: reader })).body).toMatchObject({ count: 1 });
    const { body } = await chat.http.get(`/api/access-log?staff=${reader.id}`, { as: staff });
    expect(body).toMatchObject([{ kind: "cases-listed", count: 1, customers: [{ id: owner.id }] }]);
  });

  it("finds a case by the day or month it was opened in Seoul, as any of the languages writes it", async () => {
    const room = await buy(chat.http, member());
    const written = (date: string) => {
      const [year, month, day] = date.split("-").map(Number);
      const dates = [date, `${year}/${month}/${day}`, `${year}.${month}.${day}.`, `${year}年${month}月${day}日`];
      return [...dates, date.slice(0, 7), `${year}년${month}월`];
    };
    const today = seoulDateOf(new Date());
    const shown = (language: string, style: "medium" | "long" | "short") =>
      new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: "UTC" }).format(new Date(`${today}T00:00:00Z`));
    const onDesk = ["ko", "en", "ja", "zh"].flatMap((language) => [shown(language, "medium"), shown(language, "long")]);
    const [year, month, day] = today.split("-");
    const byHand = [`${month}/${day}/${year}`, `${year}. ${month}. ${day}`, `${year}년 ${month}월`];
    for (const search of [...written(today), ...onDesk, ...byHand])
      expect(ids(await list(`search=${encodeURIComponent(search)}&limit=200`))).toContain(room.id);
    for (const search of written(addDays(today, -400)))
      expect(await list(`search=${encodeURIComponent(search)}&limit=200`)).toEqual([]);
  });

  it("finds a case by its deadline, as any of the languages shows it", async () => {
    const room = await buy(chat.http, member());
    const deadline = "2031-03-05";
    await chat.http.patch(`/api/chat-rooms/${room.id}/deadline`, { deadline }, { as: staff });
    const weekday = { year: "numeric", month: "short", day: "numeric", weekday: "short" } as const;
    const shown = LANGUAGES.flatMap((language) => [
      ...([{ dateStyle: "medium" }, { dateStyle: "long" }, weekday] as const).map((style) =>
        new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" }).format(new Date(deadline)),
      ),
      unbrokenDates(formatLegalDate(deadline, legalTexts(language))),
    ]);
    for (const search of [deadline, ...shown, "2031. 3. 5.", "2031-03"])
      expect(ids(await list(`search=${encodeURIComponent(search)}`))).toEqual([room.id]);
    expect(await list("search=2031-03-06")).toEqual([]);
  });

  it("finds a case by each of its open deadlines, and by no other", async () => {
    const room = await buy(chat.http, member());
    const nearest = await enter(chat.http, staff, room.id, PAYMENT_ORDER);
    const further = await enter(chat.http, staff, room.id, { ...ANSWER, service: { date: "2026-05-04" } });
    expect(ids(await list(`search=${nearest.dueDate}`))).toEqual([room.id]);
    expect(ids(await list(`search=${further.dueDate}`))).toEqual([room.id]);
    await settle(chat.http, staff, further, "done");
    expect(await list(`search=${further.dueDate}`)).toEqual([]);
  });

  it("finds a case by its deadline as a badge shows it, without its year, in four languages", async () => {
    const room = await buy(chat.http, member());
    const deadline = `${Number(seoulDateOf(new Date()).slice(0, 4)) + 1}-03-05`;
    await chat.http.patch(`/api/chat-rooms/${room.id}/deadline`, { deadline, version: room.version }, { as: admin() });
    for (const search of ["03-05", "3월 5일", "3月5日", "Mar 5", "5 Mar", "5 March"])
      expect(ids(await list(`search=${encodeURIComponent(search)}&limit=200`))).toContain(room.id);
    expect(ids(await list(`search=${encodeURIComponent("3월 6일")}&limit=200`))).not.toContain(room.id);
  });

  it("finds the cases of a customer by the telephone number in any spelling, or by a part of it", async () => {
    const owner = await knownMember({ phone: "010-0000-1101", displayName: "전화고객" });
    const room = await buy(chat.http, owner);
    const found = async (search: string) => ids(await list(`search=${encodeURIComponent(search)}`));
    const spellings = ["010-0000-1101", "01000001101", "0000 1101", "+82 10 0000 1101", "+82-10-0000-1101", "1101"];
    for (const phone of [...spellings, "(010) 0000 1101", "010–0000–1101", "전화고객 · 010-0000-1101"])
      expect(await found(phone)).toEqual([room.id]);
    expect(await found("0000 1102")).toEqual([]);
  });

  it.each(["02-123-4567", "+82 2 123 4567"])(
    "finds a customer's landline, stored as %s, in any spelling",
    async (phone) => {
      const room = await buy(chat.http, await knownMember({ phone, displayName: "유선고객" }));
      for (const search of ["02-123-4567", "021234567", "+82 2 123 4567", "+82 (0)2-123-4567", "4567"])
        expect(ids(await list(`search=${encodeURIComponent(search)}`))).toContain(room.id);
    },
  );

  it.each(["2026-13", "2026-02-30", "2026-0-1", "2026-11-22-1", "1999-01-01"])(
    "takes %s for words, as it is no date",
    async (search) => {
      expect(await list(`search=${search}`)).toEqual([]);
    },
  );

  // Abuse case 43.
  it.each(["(a+)+$", ".*", "[", "\\", "a{1,99999}", "$where", "'; DROP", "^"])(
    "takes %s as plain text",
    async (text) => {
      expect(await list(`search=${encodeURIComponent(text)}`)).toEqual([]);
    },
  );
});
