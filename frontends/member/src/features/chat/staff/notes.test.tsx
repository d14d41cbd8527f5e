import type { CaseNote } from "@legal/contracts";
import { realtime } from "@legal/web-kit";
import { admin, makeRoom, member } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
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

const enterCase = async () => {
  const room = office.addRoom(makeRoom({ user: member }));
  const { person } = await renderSite(`/chat/${room.id}`);
  await screen.findByRole("textbox", { name: "메시지" });
  await waitFor(() => expect(realtime.status()).toBe("online"));
  return { room, person };
};

describe("the notes on a case", () => {
  const openNotes = async (given: (roomId: string) => CaseNote[] = () => []) => {
    const { room, person } = await enterCase();
    const notes = keepNotes(office, room.id, given(room.id));
    await person.click(await screen.findByRole("button", { name: "메모" }));
    const dialog = within(await screen.findByRole("dialog", { name: "직원 메모" }));
    return { room, person, notes, dialog };
  };

  it("are none at first, and then what is written", async () => {
    const { person, notes, dialog } = await openNotes();
    expect(await dialog.findByText("메모가 없습니다")).toBeTruthy();
    await person.click(dialog.getByRole("button", { name: "메모 남기기" }));
    expect(dialog.getByText("메모 내용을 입력해주세요")).toBeTruthy();
    await person.type(dialog.getByRole("textbox", { name: "새 메모" }), "초본 확인");
    await person.click(dialog.getByRole("button", { name: "메모 남기기" }));
    expect(await dialog.findByText("초본 확인")).toBeTruthy();
    expect(dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "새 메모" }).value).toBe("");
    expect(notes.all).toMatchObject([{ content: "초본 확인" }]);
  });

  it("keep what was written when it cannot be saved", async () => {
    const { person, notes, dialog } = await openNotes();
    office.instead.set(`POST ${notes.path}`, () => ({
      status: 503,
      body: { code: "SERVICE_UNAVAILABLE", message: "잠시 후 다시 시도해주세요" },
    }));
    const box = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "새 메모" });
    await person.type(box, "사라지면 안 되는 말");
    await person.click(dialog.getByRole("button", { name: "메모 남기기" }));
    expect(await dialog.findByText("잠시 후 다시 시도해주세요")).toBeTruthy();
    expect(box.value).toBe("사라지면 안 되는 말");
  });

  it("show what another tab of their author's made of them before they are written over", async () => {
    const { person, notes, dialog } = await openNotes((roomId) => [makeNote(roomId, { content: "처음" })]);
    const [own] = notes.all;
    if (!own) throw new Error("no note");
    office.instead.set(`PATCH ${notes.path}/${own.id}`, (body) => {
      const { content, seenEditedAt } = body as { content: string; seenEditedAt: string | null };
      const [current = own] = notes.all;
      if (seenEditedAt !== current.editedAt) return { status: 409, body: { code: "CONFLICT", message: "겹쳤습니다" } };
      const edited = { ...current, content, editedAt: "2026-11-20T03:00:00.000Z" };
      notes.replace([edited]);
      return { body: edited };
    });
    await person.click(await dialog.findByRole("button", { name: "메모 고치기" }));
    await person.type(await dialog.findByRole("textbox", { name: "메모 고치기" }), " 고침");
    notes.replace([{ ...own, content: "다른 창의 말", editedAt: "2026-11-20T02:00:00.000Z" }]);
    await person.click(dialog.getByRole("button", { name: "저장" }));
    expect(await dialog.findByText("겹쳤습니다")).toBeTruthy();
    expect(await dialog.findByText("다른 창의 말")).toBeTruthy();
    await person.click(dialog.getByRole("button", { name: "저장" }));
    expect(await dialog.findByText("처음 고침")).toBeTruthy();
    expect(dialog.queryByText("다른 창의 말")).toBeNull();
  });

  it("stay half-written, new and changed ones, through a closed dialog", async () => {
    const { person, notes } = await openNotes((roomId) => [makeNote(roomId, { content: "내 메모" })]);
    const dialog = () => within(screen.getByRole("dialog", { name: "직원 메모" }));
    const box = (name: string) => dialog().findByRole<HTMLTextAreaElement>("textbox", { name });
    const reopen = async () => {
      await person.click(dialog().getByRole("button", { name: "닫기" }));
      await person.click(screen.getByRole("button", { name: "메모" }));
    };
    await person.type(await box("새 메모"), "초본");
    await person.click(await dialog().findByRole("button", { name: "메모 고치기" }));
    await person.type(await box("메모 고치기"), " 고침");
    await reopen();
    expect((await box("새 메모")).value).toBe("초본");
    expect((await box("메모 고치기")).value).toBe("내 메모 고침");
    await person.click(dialog().getByRole("button", { name: "취소" }));
    await person.click(dialog().getByRole("button", { name: "메모 남기기" }));
    await waitFor(() => expect(notes.all).toHaveLength(2));
    await waitFor(async () => expect((await box("새 메모")).value).toBe(""));
    await reopen();
    expect((await box("새 메모")).value).toBe("");
    expect(dialog().queryByRole("textbox", { name: "메모 고치기" })).toBeNull();
  });

  it("are changed and deleted by their author only, after a question", async () => {
    const { person, notes, dialog } = await openNotes((roomId) => [
      makeNote(roomId, { content: "내 메모" }),
      makeNote(roomId, { content: "동료 메모", authorId: member.id, authorName: null }),
    ]);
    const theirs = (await dialog.findByText("동료 메모")).closest("li") ?? document.body;
    expect(within(theirs).queryByRole("button")).toBeNull();
    expect(within(theirs).getByText("탈퇴한 계정")).toBeTruthy();
    const own = notes.all[0];
    office.instead.set(`DELETE ${notes.path}/${own?.id}`, () => {
      notes.replace(notes.all.slice(1));
      return { status: 200 };
    });
    await person.click(dialog.getByRole("button", { name: "메모 삭제" }));
    expect(dialog.getByText("이 메모를 삭제할까요?")).toBeTruthy();
    await person.click(dialog.getByRole("button", { name: "삭제" }));
    await waitFor(() => expect(dialog.queryByText("내 메모")).toBeNull());
  });

  it("follow what colleagues write", async () => {
    const { room, notes, dialog } = await openNotes();
    await dialog.findByText("메모가 없습니다");
    notes.replace([makeNote(room.id, { content: "방금 남긴 메모" })]);
    expect(await dialog.findByText("방금 남긴 메모")).toBeTruthy();
  });

  it("can be asked for again when they cannot be loaded", async () => {
    const { room, person } = await enterCase();
    await person.click(await screen.findByRole("button", { name: "메모" }));
    const dialog = within(await screen.findByRole("dialog", { name: "직원 메모" }));
    expect(await dialog.findByText("메모를 불러오지 못했습니다")).toBeTruthy();
    keepNotes(office, room.id, [makeNote(room.id, { content: "다시 온 메모" })]);
    await person.click(dialog.getByRole("button", { name: "다시 시도" }));
    expect(await dialog.findByText("다시 온 메모")).toBeTruthy();
  });
});
