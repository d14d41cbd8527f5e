import type { CaseNote } from "@legal/contracts";
import { mentionOf } from "@legal/contracts/constants";
import { admin, type ApiServer, provideModalDialogs, renderPages, startApiServer } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { NotesPanel } from "../notes-panel.tsx";
import { StaffTexts } from "../texts.ts";

const none = { ko: {}, en: {}, ja: {}, zh: {} };
const ROOM = "0197f000-0000-7000-8000-0000000000aa";
const NOTES = `/api/chat-rooms/${ROOM}/notes`;
const lawyer = { id: "0197f000-0000-7000-8000-000000000011", name: "이변호" };
const clerk = { id: "0197f000-0000-7000-8000-000000000012", name: "이사무" };
const left = "0197f000-0000-7000-8000-000000000013";

let server: ApiServer;
let notes: CaseNote[];
let sent: string[];

const makeNote = (content: string): CaseNote => ({
  id: "0197f000-0000-7000-8000-0000000000bb",
  chatRoomId: ROOM,
  authorId: admin.id,
  authorName: admin.displayName,
  content,
  mentions: [lawyer],
  createdAt: "2026-11-20T01:00:00.000Z",
  editedAt: null,
});
const store = ({ body }: { body: string }) => {
  const { content } = JSON.parse(body) as { content: string };
  sent.push(content);
  notes = [makeNote(content)];
  return { body: notes[0] };
};

beforeAll(provideModalDialogs);
beforeEach(async () => {
  notes = [];
  sent = [];
  localStorage.clear();
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: admin }),
    "GET /api/chat-rooms/staff": () => ({ body: [clerk, lawyer] }),
    [`GET ${NOTES}?`]: () => ({ body: notes }),
    [`POST ${NOTES}`]: store,
  });
});
afterEach(() => server.stop());

const show = async () => {
  const { person } = await renderPages(
    <StaffTexts>
      <NotesPanel room={{ id: ROOM, userId: "0197f000-0000-7000-8000-000000000014" }} />
    </StaffTexts>,
    "/",
    none,
  );
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "새 메모" });
  await waitFor(() => expect(server.received.some(({ path }) => path === "/api/chat-rooms/staff")).toBe(true));
  return { person, box };
};
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const save = "메모 남기기";

describe("naming a colleague in a note", () => {
  it("works by the keyboard alone", async () => {
    const { person, box } = await show();
    await person.type(box, "초본은 @이");
    await waitFor(() => expect(options()).toEqual(["이사무", "이변호"]));
    await person.keyboard("{ArrowDown}");
    const chosen = screen.getByRole("option", { selected: true });
    expect(chosen.textContent).toBe("이변호");
    expect(box.getAttribute("aria-activedescendant")).toBe(chosen.id);
    await person.keyboard("{Enter}확인");
    expect(box.value).toBe("초본은 @이변호 확인");
    expect(options()).toEqual([]);
    await person.click(screen.getByRole("button", { name: save }));
    await waitFor(() => expect(sent).toEqual([`초본은 ${mentionOf(lawyer.id)} 확인`]));
    expect(await screen.findByText("@이변호")).toBeTruthy();
  });

  it("works by a finger, in the middle of the text, and can be left", async () => {
    const { person, box } = await show();
    await person.type(box, " 확인");
    box.setSelectionRange(0, 0);
    await person.type(box, "@사", { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await person.click(await screen.findByRole("option", { name: "이사무" }));
    expect(box.value).toBe("@이사무 확인");
    expect(document.activeElement).toBe(box);
    await person.type(box, " @이");
    await waitFor(() => expect(options()).toHaveLength(2));
    await person.keyboard("{Escape}");
    expect(options()).toEqual([]);
    await person.keyboard("{Enter}");
    expect(box.value).toBe("@이사무 확인 @이\n");
  });

  it("keeps those whom it names while it is changed, and who has left without a name", async () => {
    notes = [makeNote(`${mentionOf(lawyer.id)} ${mentionOf(left)} 확인`)];
    server.handlers[`PATCH ${NOTES}/${notes[0]?.id}`] = store;
    const { person } = await show();
    expect(await screen.findByText("@이변호")).toBeTruthy();
    expect(screen.getByText("@탈퇴한 계정")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "메모 고치기" }));
    const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "메모 고치기" });
    expect(box.value).toBe("@이변호 @탈퇴한 계정 확인");
    await person.type(box, "!");
    await person.click(within(box.closest("form") ?? document.body).getByRole("button", { name: "저장" }));
    await waitFor(() => expect(sent).toEqual([`${mentionOf(lawyer.id)} ${mentionOf(left)} 확인!`]));
  });
});
