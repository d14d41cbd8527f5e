import {
  userUpdated,
  type CaseActivity,
  type CaseCounts,
  type ChatRoom,
  type StaffMember,
  type StatusResult,
} from "@legal/contracts";
import { type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { until } from "@legal/test-kit";
import { ChatRoom as ChatRoomModel } from "../src/rooms/chat-room-model.ts";
import { updateLists } from "../src/cases/lists/update-lists.ts";
import { ListCount, ListEntry } from "../src/cases/lists/list-models.ts";
import { deleteUser } from "../src/account-sync/delete-user.ts";
import { useChatEvents } from "./support-events.ts";
import { deskOf, known } from "./support-desk.ts";
import { admin, buy, hearing, join, member, say, useChat } from "./support.ts";

const chat = useChat();
const events = useChatEvents(chat);

const { change, list } = deskOf(chat);
const historyOf = async (room: ChatRoom, as: User) =>
  (await chat.http.get<CaseActivity[]>(`/api/chat-rooms/${room.id}/activity`, { as })).body;

describe("two staff members at one case", () => {
  it("answers the second that the first changed it, with the case as it is, in their language", async () => {
    const [first, second] = [admin(), admin({ language: "en" })];
    const room = await buy(chat.http, member());
    expect((await change(room, "status", { caseStatus: "작성중", version: 0 }, first)).body.version).toBe(1);
    const answer = await change<unknown>(room, "deadline", { deadline: "2026-12-24", version: 0 }, second);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: "CASE_CHANGED",
        message: "A colleague changed this case first. Please check what changed and try again.",
        current: { id: room.id, caseStatus: "작성중", deadline: null, version: 1 },
      },
    });
    const assignee = await known(admin(), "담당자");
    expect(await change(room, "assignee", { assigneeId: assignee.id, version: 0 }, second)).toMatchObject({
      status: 409,
      body: { code: "CASE_CHANGED" },
    });
    expect((await change(room, "deadline", { deadline: "2026-12-24", version: 1 }, second)).status).toBe(200);
  });

  it("lets one of many at once through, and both where they want the same", async () => {
    const staff = admin();
    const room = await buy(chat.http, member());
    const statuses = ["작성중", "발송완료", "법원접수", "종료"];
    const answers = await Promise.all(
      statuses.map((caseStatus) => change(room, "status", { caseStatus, version: 0 }, staff)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const { caseStatus } = answers.find(({ status }) => status === 200)?.body ?? room;
    expect((await change(room, "status", { caseStatus, version: 0 }, staff)).status).toBe(200);
    const places = await ListEntry.find({ _id: new RegExp(`${room.id}$`) }).lean<{ _id: string }[]>();
    expect(new Set(places.map(({ _id }) => _id.split("|")[0]))).toEqual(new Set(["all", caseStatus]));
    expect(places).toHaveLength(2);
  });
});

describe("who handles a case", () => {
  it("is chosen among the staff, shown to the customer, and found by the search", async () => {
    const [owner, staff] = [await known(member(), "고객"), await known(admin(), "담당자")];
    const room = await buy(chat.http, owner);
    const everyone = await chat.http.get<StaffMember[]>("/api/chat-rooms/staff", { as: staff });
    expect(everyone.body).toContainEqual({ id: staff.id, name: "담당자" });
    expect(everyone.body.map(({ id }) => id)).not.toContain(owner.id);

    const received = hearing(await chat.http.connect(owner), "room-updated");
    expect((await change(room, "assignee", { assigneeId: staff.id }, staff)).body.assignee?.name).toBe("담당자");
    await until(() => received.some(({ assignee }) => assignee?.name === "담당자"));
    expect(await list(`assignee=${staff.id}`, staff)).toEqual([room.id]);
    expect(await list(`tab=종료&assignee=${staff.id}`, staff)).toEqual([]);
    await change(room, "assignee", { assigneeId: null }, staff);
    expect(await list(`assignee=${staff.id}`, staff)).toEqual([]);
  });

  it("cannot be a member, nor be changed by one", async () => {
    const owner = await known(member(), "고객");
    const room = await buy(chat.http, owner);
    expect(await change(room, "assignee", { assigneeId: owner.id }, admin())).toMatchObject({
      status: 400,
      body: { details: [{ path: "assigneeId", message: "담당자로 지정할 수 없는 계정입니다" }] },
    });
    expect((await change(room, "assignee", { assigneeId: null }, owner)).status).toBe(403);
  });

  it("is removed when the person is no longer staff", async () => {
    const [leaver, staff] = [await known(admin(), "퇴사자"), admin()];
    const room = await buy(chat.http, member());
    await change(room, "assignee", { assigneeId: leaver.id }, staff);
    const facts = { username: "u", email: "u@example.org", firstName: null, lastName: null, displayName: "퇴사자" };
    const demoted = { id: leaver.id, ...facts, role: "user", language: "ko", version: 1_000_000 } as const;
    await events.deliver(userUpdated, demoted);
    const { body } = await chat.http.get<ChatRoom>(`/api/chat-rooms/${room.id}`, { as: staff });
    expect(body.assignee).toBeNull();
  });
});

describe("filters", () => {
  it("find open cases without a deadline", async () => {
    const staff = admin();
    const owner = member();
    const [dated, undated, closed] = [
      await buy(chat.http, owner),
      await buy(chat.http, owner, "lawsuit"),
      await buy(chat.http, owner, "objection"),
    ];
    await change(dated, "deadline", { deadline: "2030-01-01" }, staff);
    await change(closed, "status", { caseStatus: "종료" }, staff);
    const found = await list("filter=noDeadline&limit=200", staff);
    expect(found).toContain(undated.id);
    expect(found).not.toContain(dated.id);
    expect(found).not.toContain(closed.id);
  });

  it("find questions until a person answers", async () => {
    const [owner, staff] = [member(), admin()];
    const room = await buy(chat.http, owner);
    const [customer, office] = [await chat.http.connect(owner), await chat.http.connect(staff)];
    await join(customer, room.id);
    await say(customer, room.id, "언제 끝나나요?");
    expect(await list("filter=unanswered", staff)).toContain(room.id);
    await say(office, room.id, "내일 끝납니다.");
    expect(await list("filter=unanswered", staff)).not.toContain(room.id);
  });

  const openedDaysAgo = (days: number, roomId: string) => {
    const then = new Date(Date.now() - days * 86_400_000);
    const $set = { createdAt: then, spokenAt: then };
    return inTransaction(async (session) => {
      const room = await ChatRoomModel.findByIdAndUpdate(roomId, { $set }, { session }).orFail().lean();
      await updateLists(room, { ...room, ...$set }, session);
    });
  };

  it("find open cases in which nothing was said for seven days", async () => {
    const staff = admin();
    const [quiet, lively] = [await buy(chat.http, member()), await buy(chat.http, member())];
    await openedDaysAgo(8, quiet.id);
    const found = await list("filter=silent", staff);
    expect(found).toContain(quiet.id);
    expect(found).not.toContain(lively.id);
  });
});

describe("the history of a case", () => {
  it("says who changed what, from what to what, newest first", async () => {
    const [owner, staff] = [await known(member(), "홍고객"), await known(admin(), "김담당")];
    const room = await buy(chat.http, owner, "certified-mail", "deluxe");
    await change(room, "status", { caseStatus: "작성중" }, staff);
    await change(room, "status", { caseStatus: "작성중" }, staff);
    await change(room, "deadline", { deadline: "2026-12-24" }, staff);
    await change(room, "assignee", { assigneeId: staff.id }, staff);
    const history = await historyOf(room, staff);
    expect(history.map(({ actor, kind, from, to }) => [actor?.name, kind, from, to])).toEqual([
      ["김담당", "assignee", null, "김담당"],
      ["김담당", "deadline", null, "2026-12-24"],
      ["김담당", "status", "준비중", "작성중"],
      ["홍고객", "purchase", null, "deluxe"],
    ]);
    expect(await chat.http.get(`/api/chat-rooms/${room.id}/activity`, { as: owner })).toMatchObject({ status: 403 });
  });
});

describe("the reason of a status", () => {
  it("is shown to the customer while the case has that status, and stays in the history", async () => {
    const [owner, staff] = [member(), admin()];
    const room = await buy(chat.http, owner);
    const shown = async () => (await chat.http.get<ChatRoom>(`/api/chat-rooms/${room.id}`, { as: owner })).body;
    const reason = "고객님의 요청으로 취소했습니다.";
    await change(room, "status", { caseStatus: "거래취소", reason, version: 0 }, staff);
    expect(await shown()).toMatchObject({ caseStatus: "거래취소", statusReason: reason });
    await change(room, "deadline", { deadline: "2030-01-01" }, staff);
    expect((await shown()).statusReason).toBe(reason);
    await change(room, "status", { caseStatus: "작성중" }, staff);
    expect((await shown()).statusReason).toBeNull();
    await change(room, "status", { caseStatus: "거래취소" }, staff);
    expect((await shown()).statusReason).toBeNull();
    const history = await historyOf(room, staff);
    expect(history.map(({ to, reason: why }) => [to, why])).toContainEqual(["거래취소", reason]);
  });

  it("is corrected while the status stays: for the customer and in the history", async () => {
    const [owner, staff, colleague] = [member(), admin(), admin()];
    const room = await buy(chat.http, owner);
    const closed = await change(room, "status", { caseStatus: "종료", reason: "정본을 보내드렸슴니다." }, staff);
    const received = hearing(await chat.http.connect(owner), "room-updated");
    const corrected = { caseStatus: "종료", reason: "정본을 보내드렸습니다." };
    const answer = await change(room, "status", { ...corrected, version: closed.body.version }, staff);
    expect(answer).toMatchObject({ status: 200, body: { statusReason: corrected.reason, caseStatus: "종료" } });
    await until(() => received.some(({ statusReason }) => statusReason === corrected.reason));
    const [entry] = await historyOf(room, staff);
    expect(entry).toMatchObject({ kind: "status", from: "종료", to: "종료", reason: corrected.reason });
    const late = { caseStatus: "종료", reason: "다른 말", version: closed.body.version };
    expect((await change(room, "status", late, colleague)).status).toBe(409);
    expect((await change(room, "status", corrected, staff)).body.version).toBe(answer.body.version);
  });

  it("of a case that has ended already stays when many are ended at once", async () => {
    const staff = admin();
    const room = await buy(chat.http, member());
    await change(room, "status", { caseStatus: "종료", reason: "이 사건의 사유" }, staff);
    const changes = [{ id: room.id, caseStatus: "종료", reason: "모두의 사유" }];
    const { body } = await chat.http.post<StatusResult[]>("/api/chat-rooms/statuses", { changes }, { as: staff });
    expect(body).toMatchObject([{ ok: true, room: { statusReason: "이 사건의 사유" } }]);
  });

  it("says something in at most 500 characters", async () => {
    const room = await buy(chat.http, member());
    for (const reason of ["", " ", "x".repeat(501)])
      expect((await change(room, "status", { caseStatus: "종료", reason }, admin())).status).toBe(400);
  });
});

describe("many cases at once", () => {
  const setAll = (changes: object[], as: User) =>
    chat.http.post<StatusResult[]>("/api/chat-rooms/statuses", { changes }, { as });

  it("change each for itself, and go back where they were not changed since", async () => {
    const [staff, colleague] = [admin(), admin()];
    const owner = member();
    const rooms = [
      await buy(chat.http, owner),
      await buy(chat.http, owner, "lawsuit"),
      await buy(chat.http, owner, "objection"),
    ];
    const [stale] = rooms.slice(-1);
    if (!stale) throw new Error("no room");
    await change(stale, "status", { caseStatus: "법원접수" }, colleague);
    const closed = await setAll(
      rooms.map(({ id }) => ({ id, caseStatus: "종료", version: 0 })),
      staff,
    );
    expect(closed.body.map((result) => (result.ok ? result.from : result.code))).toEqual([
      "준비중",
      "준비중",
      "CASE_CHANGED",
    ]);
    expect(closed.body[2]).toMatchObject({ room: { caseStatus: "법원접수" } });

    const done = closed.body.filter((result) => result.ok);
    await change(rooms[0] ?? stale, "status", { caseStatus: "거래취소" }, colleague);
    const undone = await setAll(
      done.map(({ id, from, room }) => ({ id, caseStatus: from, version: room.version })),
      staff,
    );
    expect(undone.body.map(({ ok }) => ok)).toEqual([false, true]);
    expect(undone.body.map(({ room }) => room?.caseStatus)).toEqual(["거래취소", "준비중"]);
  });

  it("refuse a member, an absent case, none, and too many", async () => {
    const one = { id: member().id, caseStatus: "종료" };
    expect((await setAll([one], member())).status).toBe(403);
    expect((await setAll([one], admin())).body).toMatchObject([{ ok: false, code: "ROOM_NOT_FOUND", room: null }]);
    expect((await setAll([], admin())).status).toBe(400);
    expect(
      (
        await setAll(
          Array.from({ length: 101 }, () => one),
          admin(),
        )
      ).status,
    ).toBe(400);
  });
});

it("counts stay right through many changes at once, and after an account is deleted", async () => {
  const staff = admin();
  const owner = member();
  const services = ["certified-mail", "answer-brief", "lawsuit", "objection", "seizure", "complaint"];
  const rooms = await Promise.all(services.map((service) => buy(chat.http, owner, service)));
  const statuses = ["작성중", "발송완료", "종료"];
  await Promise.all(
    rooms.flatMap((room) => statuses.map((caseStatus) => change(room, "status", { caseStatus }, staff))),
  );
  await inTransaction((session) => deleteUser(owner.id, session));
  const { body } = await chat.http.get<CaseCounts>("/api/chat-rooms/counts", { as: staff });
  const counted = await ChatRoomModel.aggregate<{ _id: string; count: number }>([
    { $match: { isCase: true } },
    { $group: { _id: "$caseStatus", count: { $sum: 1 } } },
  ]);
  for (const { _id, count } of counted) expect(body.tabs).toMatchObject({ [_id]: count });
  expect(body.total).toBe(counted.reduce((sum, { count }) => sum + count, 0));
  expect(await ListCount.countDocuments({ count: { $lt: 0 } })).toBe(0);
});
