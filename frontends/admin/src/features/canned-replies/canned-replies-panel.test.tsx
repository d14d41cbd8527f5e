import type { CannedReply } from "@legal/contracts";
import { admin, provideModalDialogs, renderPages } from "@legal/web-kit/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { catalogues } from "../../testing/catalogues.ts";
import { CannedRepliesPanel } from "./canned-replies-panel.tsx";

interface Answer {
  status?: number;
  body?: unknown;
}

const answers = new Map<string, (body: unknown) => Answer | Promise<Answer>>();
let replies: CannedReply[] = [];

beforeAll(() => {
  provideModalDialogs();
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const answer = answers.get(`${request.method} ${new URL(request.url).pathname}`);
    const { status = 200, body = null } = (await answer?.(text && JSON.parse(text))) ?? { status: 404 };
    return new Response(JSON.stringify(body), { status });
  };
});
beforeEach(() => {
  replies = [];
  answers.clear();
  answers.set("GET /api/auth/me", () => ({ body: admin }));
  answers.set("GET /api/canned-replies", () => ({ body: replies }));
});

const makeReply = (part: Partial<CannedReply> = {}): CannedReply => ({
  id: crypto.randomUUID(),
  title: "자료 요청",
  texts: { ko: "{customer}님, 자료를 보내주세요.", en: "", ja: "", zh: "" },
  version: 3,
  editorName: "박담당",
  updatedAt: "2026-11-20T01:00:00.000Z",
  ...part,
});

const show = () => renderPages(<CannedRepliesPanel />, "/admin?tab=replies", catalogues);

describe("the office's canned replies", () => {
  it("are none at first; a new one is written in the languages that are needed", async () => {
    answers.set("POST /api/canned-replies", (body) => {
      replies = [makeReply(body as CannedReply)];
      return { status: 201, body: replies[0] };
    });
    const { person } = await show();
    expect(await screen.findByText("답변 문구가 없습니다")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "문구 만들기" }));
    const dialog = within(await screen.findByRole("dialog", { name: "문구 만들기" }));
    await person.type(dialog.getByRole("textbox", { name: "제목" }), "인사");
    await person.type(dialog.getByRole("textbox", { name: "English" }), "Dear {{customer},");
    await person.click(dialog.getByRole("button", { name: "저장" }));
    const card = within(await screen.findByRole("article", { name: "인사" }));
    expect(card.getByText("{customer}", { selector: "mark" })).toBeTruthy();
    expect(card.getByText("English")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("take no more words while they are being saved: these would go with the dialog", async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    answers.set("POST /api/canned-replies", () => promise);
    const { person } = await show();
    await person.click(await screen.findByRole("button", { name: "문구 만들기" }));
    const dialog = within(await screen.findByRole("dialog"));
    const title = dialog.getByRole<HTMLInputElement>("textbox", { name: "제목" });
    await person.type(title, "인사");
    await person.click(dialog.getByRole("button", { name: "저장" }));
    await person.type(title, " 둘");
    await person.type(dialog.getByRole("textbox", { name: "English" }), "Dear");
    expect(dialog.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value)).toEqual([
      "인사",
      "",
      "",
      "",
      "",
    ]);
    resolve({ status: 503, body: { code: "SERVICE_UNAVAILABLE", message: "잠시 후" } });
    await dialog.findByRole("alert");
    await person.type(title, " 둘");
    expect(title.value).toBe("인사 둘");
  });

  it("show at the field what the server refuses", async () => {
    const details = [{ path: "texts.en", message: "사용할 수 없는 항목이 중괄호 안에 있습니다" }];
    answers.set("POST /api/canned-replies", () => ({ status: 400, body: { code: "VALIDATION_FAILED", details } }));
    const { person } = await show();
    await person.click(await screen.findByRole("button", { name: "문구 만들기" }));
    const dialog = within(await screen.findByRole("dialog"));
    await person.type(dialog.getByRole("textbox", { name: "English" }), "Dear {{nobody},");
    await person.click(dialog.getByRole("button", { name: "저장" }));
    expect(await dialog.findByText(details[0]?.message ?? "")).toBeTruthy();
    const field = dialog.getByRole("textbox", { name: "English" });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
  });

  it("say when a colleague was first, keep what was written, and show the colleague's change", async () => {
    const reply = makeReply();
    replies = [reply];
    answers.set(`PATCH /api/canned-replies/${reply.id}`, (body) => {
      expect(body).toMatchObject({ version: 3, title: "자료 요청!" });
      replies = [{ ...reply, title: "동료의 제목", version: 4 }];
      return { status: 409, body: { code: "CONFLICT", message: "이미 바뀌었습니다" } };
    });
    const { person } = await show();
    await person.click(await screen.findByRole("button", { name: "고치기" }));
    const dialog = within(await screen.findByRole("dialog", { name: "문구 고치기" }));
    const title = dialog.getByRole<HTMLInputElement>("textbox", { name: "제목" });
    await person.type(title, "!");
    await person.click(dialog.getByRole("button", { name: "저장" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("동료가 먼저 이 문구를 고쳤습니다");
    expect(title.value).toBe("자료 요청!");
    expect(await screen.findByRole("article", { name: "동료의 제목" })).toBeTruthy();
  });

  it("keep what was written when their window closes, until it is given up", async () => {
    replies = [makeReply()];
    const { person } = await show();
    const openEditor = async () => {
      await person.click(await screen.findByRole("button", { name: "고치기" }));
      return within(await screen.findByRole("dialog", { name: "문구 고치기" }));
    };
    const english = { name: "English" };
    await person.type((await openEditor()).getByRole("textbox", english), "Dear customer");
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    expect(screen.queryByRole("dialog")).toBeNull();
    const again = await openEditor();
    expect(again.getByRole<HTMLTextAreaElement>("textbox", english).value).toBe("Dear customer");
    await person.click(again.getByRole("button", { name: "취소" }));
    expect((await openEditor()).getByRole<HTMLTextAreaElement>("textbox", english).value).toBe("");
  });

  it("are deleted after a question", async () => {
    const reply = makeReply();
    replies = [reply];
    answers.set(`DELETE /api/canned-replies/${reply.id}`, () => {
      replies = [];
      return { status: 200 };
    });
    const { person } = await show();
    await person.click(await screen.findByRole("button", { name: "삭제" }));
    expect(screen.getByText("이 문구를 삭제할까요?")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "삭제" }));
    await waitFor(() => expect(screen.queryByRole("article")).toBeNull());
  });

  it("can be asked for again when they cannot be loaded", async () => {
    answers.delete("GET /api/canned-replies");
    const { person } = await show();
    expect(await screen.findByText("답변 문구를 불러오지 못했습니다")).toBeTruthy();
    replies = [makeReply()];
    answers.set("GET /api/canned-replies", () => ({ body: replies }));
    await person.click(screen.getByRole("button", { name: "다시 시도" }));
    expect(await screen.findByRole("article", { name: "자료 요청" })).toBeTruthy();
  });
});
