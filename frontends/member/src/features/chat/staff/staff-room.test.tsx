import { changedCase, type CannedReply, type CaseNote, type Customer } from "@legal/contracts";
import { realtime } from "@legal/web-kit";
import { admin, makeRoom, member } from "@legal/web-kit/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { provideBrowserParts } from "../../../testing/browser-parts.ts";
import { keepNotes, makeNote } from "../../../testing/kept-notes.ts";
import { openOffice, type Office } from "../../../testing/office.ts";
import { renderSite } from "../../../testing/render-site.tsx";

let office: Office;

beforeAll(async () => {
  provideBrowserParts();
  office = await openOffice(admin);
  realtime.open(office.connect);
});
afterAll(() => office.close());
afterEach(() => {
  localStorage.clear();
  office.rooms.clear();
  office.instead.clear();
});

const customer: Customer = { ...member, language: "en" };

const enterCase = async (part: Parameters<typeof makeRoom>[0] = {}) => {
  const room = office.addRoom(makeRoom({ user: customer, ...part }));
  const { person, unmount } = await renderSite(`/chat/${room.id}`);
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "메시지" });
  await waitFor(() => expect(realtime.status()).toBe("online"));
  return { room, person, box, unmount };
};

describe("word that the case changed", () => {
  it("is known as unhandled where nothing on the page listens to it", async () => {
    await waitFor(() => expect(realtime.status()).toBe("online"));
    const unhandled: string[] = [];
    const stop = realtime.on("unhandled", (name) => unhandled.push(name));
    office.sockets.emit("case-changed", changedCase.parse(makeRoom()));
    await waitFor(() => expect(unhandled).toEqual(["case-changed"]));
    stop();
  });

  it("has it fetched by the call that is recorded, and its messages with it", async () => {
    const { room } = await enterCase();
    office.instead.set("GET /api/chat-rooms", () => ({ body: [office.rooms.get(room.id)] }));
    office.changeRoom(room.id, { caseName: "할머니 집", updatedAt: new Date().toISOString() });
    office.store(room.id, { content: "놓친 소식" }, false);
    const changed = office.rooms.get(room.id) ?? room;
    expect(screen.queryByText(/할머니 집/)).toBeNull();
    office.sockets.emit("case-changed", changedCase.parse(changed));
    expect(await screen.findAllByText(/할머니 집/)).not.toHaveLength(0);
    expect(await screen.findByText("놓친 소식")).toBeTruthy();
    expect(office.calls).toContain(`GET /api/chat-rooms?ids=${room.id}`);
  });
});

it("word of a room that was left has nothing fetched", async () => {
  office.instead.set("GET /api/chat-rooms/my", () => ({ body: [] }));
  const { room: left, unmount } = await enterCase();
  unmount();
  const { room } = await enterCase();
  office.instead.set("GET /api/chat-rooms", () => ({ body: [office.rooms.get(room.id)] }));
  office.changeRoom(room.id, { caseName: "새 집", updatedAt: new Date().toISOString() });
  office.sockets.emit("case-changed", changedCase.parse(left));
  office.sockets.emit("case-changed", changedCase.parse(office.rooms.get(room.id)));
  expect(await screen.findAllByText(/새 집/)).not.toHaveLength(0);
  expect(office.calls.filter((call) => call.includes("ids=") && call.includes(left.id))).toEqual([]);
});

it("word of a case of one's own is unhandled once the list that shows it was left", async () => {
  const { room, unmount } = await enterCase();
  await waitFor(() => expect(office.calls).toContain("GET /api/chat-rooms/my"));
  unmount();
  const unhandled: string[] = [];
  const stop = realtime.on("unhandled", (name) => unhandled.push(name));
  office.sockets.emit("case-changed", changedCase.parse(room));
  await waitFor(() => expect(unhandled).toEqual(["case-changed"]));
  expect(office.calls.filter((call) => call.includes("ids=") && call.includes(room.id))).toEqual([]);
  stop();
});

describe("the way back", () => {
  it("of a room that was not opened from the desk's list leads to that list", async () => {
    await enterCase();
    const back = screen.getByRole("link", { name: "관리자 화면으로" });
    expect(back.getAttribute("href")).toBe("/admin?tab=all");
  });
});

describe("the work on a case, in its room", () => {
  const enterAndOpen = async (part: Parameters<typeof makeRoom>[0] = {}) => {
    office.instead.set("GET /api/chat-rooms/staff", () => ({ body: [{ id: admin.id, name: "박담당" }] }));
    const { room, person } = await enterCase(part);
    const deed = { id: "1", kind: "status", from: "준비중", to: "작성중", actor: null, at: "2026-11-20T01:00:00.000Z" };
    office.instead.set(`GET /api/chat-rooms/${room.id}/activity`, () => ({ body: [deed] }));
    await person.click(await screen.findByRole("button", { name: "사건 정보" }));
    const panel = within(await screen.findByRole("dialog", { name: "사건 정보" }));
    return { room, person, panel };
  };

  it("sets status, assignee and deadline, and shows the history, without leaving it", async () => {
    const { room, person, panel } = await enterAndOpen();
    const sent: unknown[] = [];
    let version = room.version;
    for (const [what, set] of [
      ["status", (body: object) => body],
      ["assignee", () => ({ assignee: { id: admin.id, name: "박담당" } })],
      ["deadline", (body: object) => body],
    ] as const) {
      office.instead.set(`PATCH /api/chat-rooms/${room.id}/${what}`, (body) => {
        sent.push(body);
        version += 1;
        const changed = { ...(office.rooms.get(room.id) ?? room), ...set(body as object), version };
        return { body: office.addRoom({ ...changed, updatedAt: new Date(Date.now() + version).toISOString() }) };
      });
    }
    await waitFor(() =>
      expect(
        panel
          .getAllByRole("listitem")
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain("진행 상태: 준비중 → 작성중"),
    );
    await person.selectOptions(await panel.findByRole("combobox", { name: "진행 상태" }), "법원접수");
    await waitFor(() => expect(sent).toHaveLength(1));
    await panel.findByRole("option", { name: "박담당" });
    await waitFor(() =>
      expect(panel.getByRole<HTMLSelectElement>("combobox", { name: "진행 상태" }).value).toBe("법원접수"),
    );
    await person.selectOptions(panel.getByRole("combobox", { name: "담당자" }), "박담당");
    await waitFor(() =>
      expect(panel.getByRole<HTMLSelectElement>("combobox", { name: "담당자" }).value).toBe(admin.id),
    );
    await person.click(panel.getByRole("button", { name: "마감일 지정" }));
    fireEvent.change(panel.getByLabelText("마감일"), { target: { value: "2099-12-24" } });
    await person.click(panel.getByRole("button", { name: "저장" }));
    expect(await panel.findByRole("button", { name: "마감일 변경" })).toBeTruthy();
    expect(sent).toMatchObject([
      { caseStatus: "법원접수", version: room.version },
      { assigneeId: admin.id, version: room.version + 1 },
      { deadline: "2099-12-24", version: room.version + 2 },
    ]);
    expect(screen.getByLabelText("address").textContent).toBe(`/chat/${room.id}`);
  });

  it("shows notes between the messages, marked as internal, and as many as there are on their button", async () => {
    const room = office.addRoom(makeRoom({ user: customer, noteCount: 0 }));
    office.store(room.id, { content: "첫 메시지" });
    keepNotes(office, room.id, [
      makeNote(room.id, { content: "초본 받기로 함", createdAt: "2026-11-10T02:01:30.000Z" }),
    ]);
    office.store(room.id, { content: "둘째 메시지" });
    await renderSite(`/chat/${room.id}`);
    const note = await screen.findByRole("note");
    expect(note.textContent).toMatch(/내부 메모\u00a0· 고객에게 보이지 않음.*초본 받기로 함/s);
    const [first, second] = [screen.getByText("첫 메시지"), screen.getByText("둘째 메시지")];
    expect(first.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(second.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    office.sockets.emit("notes-changed", { chatRoomId: room.id, noteCount: 1 });
    expect(await screen.findByRole("button", { name: /^메모\s*1$/ })).toBeTruthy();
  });

  it("shows a note that comes while the room is open in its place by time, also where there was none", async () => {
    const { room } = await enterCase();
    for (const content of ["첫 메시지", "둘째 메시지"]) office.store(room.id, { content });
    await screen.findByText("둘째 메시지");
    const notes = keepNotes(office, room.id);
    const write = (part: Partial<CaseNote>) => notes.replace([makeNote(room.id, part), ...notes.all]);
    write({ content: "사이의 메모", createdAt: "2026-11-10T02:01:30.000Z" });
    expect((await screen.findByRole("note")).textContent).toContain("내부 메모\u00a0· 고객에게 보이지 않음");
    write({ content: "나중의 메모", createdAt: "2026-11-10T02:02:30.000Z" });
    await screen.findByText("나중의 메모");
    office.store(room.id, { content: "셋째 메시지" });
    await screen.findByText("셋째 메시지");
    const words = within(screen.getByRole("region", { name: "메시지" }))
      .getAllByText(/메시지$|메모$/)
      .map(({ textContent }) => textContent);
    expect(words).toEqual(["첫 메시지", "사이의 메모", "둘째 메시지", "나중의 메모", "셋째 메시지"]);
  });
});

describe("a customer who waits for an answer", () => {
  it("is so in the room too, where staff can say that none is needed", async () => {
    const { room, person } = await enterCase({
      waitingSince: new Date(Date.now() - 3 * 3_600_000 - 60_000).toISOString(),
    });
    const sent: unknown[] = [];
    office.instead.set(`PATCH /api/chat-rooms/${room.id}/waiting`, (body) => {
      sent.push(body);
      return { body: office.addRoom({ ...room, waitingSince: null, updatedAt: new Date().toISOString() }) };
    });
    expect(await screen.findByText("3시간째 답변 대기")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "답변 필요 없음" }));
    await waitFor(() => expect(screen.queryByText("3시간째 답변 대기")).toBeNull());
    expect(screen.queryByRole("button", { name: "답변 필요 없음" })).toBeNull();
    // The keys go on from the bar.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.contains(screen.getByRole("button", { name: "메모" }))).toBe(true);
    expect(sent).toEqual([{ waiting: false, lastSeq: room.lastSeq }]);
    expect(screen.getByLabelText("address").textContent).toBe(`/chat/${room.id}`);
  });
});

describe("a canned reply", () => {
  const makeReply = (title: string, texts: Partial<CannedReply["texts"]>): CannedReply => ({
    id: crypto.randomUUID(),
    title,
    texts: { ko: "", en: "", ja: "", zh: "", ...texts },
    version: 1,
    editorName: "박담당",
    updatedAt: "2026-11-20T01:00:00.000Z",
  });
  const replies = [
    makeReply("자료 요청", {
      ko: "{customer}님, {service} 자료를 보내주세요. {office} {staff} 드림",
      en: "Dear {customer}, please send the papers for {service}. {staff}, {office}",
    }),
    makeReply("기일 안내", { ko: "마감일은 {deadline}입니다.", en: "The deadline is {deadline}." }),
    makeReply("한국어만", { ko: "안녕하세요" }),
  ];
  const openReplies = async (part: Parameters<typeof makeRoom>[0] = {}) => {
    office.instead.set("GET /api/canned-replies", () => ({ body: replies }));
    const entered = await enterCase(part);
    await entered.person.click(await screen.findByRole("button", { name: "답변 문구" }));
    const dialog = within(await screen.findByRole("dialog", { name: "답변 문구 넣기" }));
    await dialog.findByText("자료 요청");
    return { ...entered, dialog };
  };

  it("comes in what the customer reads, with the case's facts, where the cursor is", async () => {
    const { person, box, dialog } = await openReplies();
    expect(dialog.queryByText("한국어만")).toBeNull();
    await person.click(dialog.getByRole("button", { name: /자료 요청/ }));
    expect(box.value).toBe("Dear 김민지, please send the papers for Payment order. 박담당, Ondam Legal Services");
    await waitFor(() => expect(document.activeElement).toBe(box));
  });

  it("can be had in another language and found by its words", async () => {
    const { person, box, dialog } = await openReplies();
    await person.selectOptions(dialog.getByRole("combobox", { name: "답변 언어" }), "ko");
    await person.type(dialog.getByRole("searchbox", { name: "문구 검색" }), "지급명령");
    expect(dialog.getAllByRole("listitem")).toHaveLength(1);
    await person.click(dialog.getByRole("button", { name: /자료 요청/ }));
    expect(box.value).toBe("김민지님, 지급명령 자료를 보내주세요. 온담 법률서비스 박담당 드림");
    await person.click(screen.getByRole("button", { name: "답변 문구" }));
    await person.selectOptions(dialog.getByRole("combobox", { name: "답변 언어" }), "zh");
    expect(dialog.getByText("이 언어로 된 답변 문구가 없습니다")).toBeTruthy();
  });

  it("with a gap is not sent, and goes only when staff confirm", async () => {
    const { room, person, box, dialog } = await openReplies();
    await person.click(dialog.getByRole("button", { name: /기일 안내/ }));
    expect(box.value).toBe("The deadline is {deadline}.");
    await person.type(box, "{Enter}");
    expect(within(await screen.findByRole("alert")).getByText(/\{deadline\}/)).toBeTruthy();
    expect(office.messagesOf(room.id)).toHaveLength(0);
    await person.click(screen.getByRole("button", { name: "채우러 가기" }));
    expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe("{deadline}");
    await person.click(screen.getByRole("button", { name: "그대로 보내기" }));
    await waitFor(() => expect(office.messagesOf(room.id)).toHaveLength(1));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("with its gap filled goes at once", async () => {
    const { room, person, box, dialog } = await openReplies({ deadline: "2026-12-31" });
    await person.click(dialog.getByRole("button", { name: /기일 안내/ }));
    await person.type(box, "{Enter}");
    await waitFor(() =>
      expect(office.messagesOf(room.id).map(({ content }) => content)).toEqual(["The deadline is December 31, 2026."]),
    );
  });
});
