import {
  admin,
  type ApiServer,
  makeRoom,
  provideModalDialogs,
  renderPages,
  startApiServer,
} from "@legal/web-kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { NotesButton } from "./notes-button.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { StaffTexts } from "./texts.ts";

const none = { ko: {}, en: {}, ja: {}, zh: {} };
let server: ApiServer;

beforeAll(provideModalDialogs);
beforeEach(async () => {
  server = await startApiServer({ "GET /api/auth/me": () => ({ body: admin }) });
});
afterEach(() => server.stop());

it("staff whose own case it is are not asked for notes, and read that these are for colleagues", async () => {
  const room = makeRoom({ userId: admin.id });
  const button = (
    <StaffTexts>
      <NotesButton room={room} label="메모" title="직원 메모" />
    </StaffTexts>
  );
  const { person } = await renderPages(button, "/", none);
  await person.click(await screen.findByRole("button", { name: "메모" }));
  expect(await screen.findByText("본인의 사건이라 직원 메모는 동료만 볼 수 있습니다.")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(server.received.filter(({ path }) => path.endsWith("/notes"))).toEqual([]);
});

describe("what staff write on while a note is being saved", () => {
  const room = makeRoom();
  const note = {
    id: "01970000-0000-7000-8000-0000000000c1",
    chatRoomId: room.id,
    authorId: admin.id,
    authorName: "나",
    content: "전화함",
    mentions: [],
    createdAt: "2026-11-20T01:00:00.000Z",
    editedAt: null as string | null,
  };
  let saved: unknown[];
  let answered: PromiseWithResolvers<void>;
  const saving =
    (stored: typeof note, status: number) =>
    async ({ body }: { body: string }) => {
      saved.push(JSON.parse(body));
      await answered.promise;
      return { status, body: stored };
    };
  const open = async () => {
    const { person } = await renderPages(
      <StaffTexts>
        <NotesPanel room={room} />
      </StaffTexts>,
      "/",
      none,
    );
    return person;
  };
  const box = (name: string) => screen.findByRole<HTMLTextAreaElement>("textbox", { name });
  beforeEach(() => {
    localStorage.clear();
    saved = [];
    answered = Promise.withResolvers<void>();
    const at = `/api/chat-rooms/${room.id}/notes`;
    server.handlers["GET /api/chat-rooms/staff"] = () => ({ body: [] });
    server.handlers[`GET ${at}?`] = () => ({ body: [note] });
    server.handlers[`POST ${at}`] = saving(note, 201);
    server.handlers[`PATCH ${at}/${note.id}`] = saving({ ...note, editedAt: "2026-11-20T02:00:00.000Z" }, 200);
  });

  it("stays in the box of the next note", async () => {
    const person = await open();
    const next = await box("새 메모");
    await person.type(next, "전화함");
    await person.click(screen.getByRole("button", { name: "메모 남기기" }));
    await waitFor(() => expect(saved).toEqual([{ content: "전화함" }]));
    await person.type(next, " 서류 요청");
    answered.resolve();
    await waitFor(() => expect(next.value).toBe("서류 요청"));
  });

  it("stays in a dialog that was closed meanwhile and opened again", async () => {
    const button = (
      <StaffTexts>
        <NotesButton room={room} label="메모" title="직원 메모" />
      </StaffTexts>
    );
    const { person } = await renderPages(button, "/", none);
    await person.click(await screen.findByRole("button", { name: "메모" }));
    await person.type(await box("새 메모"), "전화함");
    await person.click(screen.getByRole("button", { name: "메모 남기기" }));
    await waitFor(() => expect(saved).toEqual([{ content: "전화함" }]));
    await person.click(screen.getByRole("button", { name: "닫기" }));
    await person.click(screen.getByRole("button", { name: "메모" }));
    await person.type(await box("새 메모"), " 서류 요청");
    answered.resolve();
    await waitFor(async () => expect((await box("새 메모")).value).not.toBe("전화함 서류 요청"));
    expect((await box("새 메모")).value).toBe("서류 요청");
  });

  it("stays in the note that is edited, upon what was saved", async () => {
    const person = await open();
    await person.click(await screen.findByRole("button", { name: "메모 고치기" }));
    const edited = await box("메모 고치기");
    await person.type(edited, ", 부재중");
    await person.click(screen.getByRole("button", { name: "저장" }));
    await waitFor(() => expect(saved).toEqual([{ content: "전화함, 부재중", seenEditedAt: null }]));
    await person.type(edited, ". 내일 다시");
    answered.resolve();
    await waitFor(() => expect(screen.getByRole("button", { name: "저장" }).getAttribute("aria-busy")).toBeNull());
    expect((await box("메모 고치기")).value).toBe("전화함, 부재중. 내일 다시");
    await person.click(screen.getByRole("button", { name: "저장" }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[1]).toMatchObject({ seenEditedAt: "2026-11-20T02:00:00.000Z" });
  });
});
