import type { Message } from "@legal/contracts";
import { makeRoom } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { renderSite } from "../../../testing/render-site.tsx";
import { useOffice } from "../../../testing/use-office.ts";

const TRANSLATE = "POST /api/translate";

const office = useOffice();
let asked: unknown[] = [];

const setAvailable = (translation: boolean) =>
  office.instead.set("GET /api/ai/status", () => ({ body: { mode: translation ? "model" : "offline", translation } }));

beforeEach(() => {
  asked = [];
  setAvailable(true);
});

const answerWith = (translatedText: string, mismatch: string[] = []) =>
  office.instead.set(TRANSLATE, (body) => {
    asked.push(body);
    return { body: { translatedText, mismatch } };
  });

const refuseWith = (status: number, code: string, message: string) =>
  office.instead.set(TRANSLATE, () => ({ status, body: { code, message, requestId: "test" } }));

const openMessage = async (content: string) => {
  const room = office.addRoom(makeRoom());
  const message = office.store(room.id, { sentByAdmin: true, content });
  const { person } = await renderSite(`/chat/${room.id}`);
  const list = within(await screen.findByRole("region", { name: "메시지" }));
  const row = within((await list.findByText(content)).closest("li") ?? document.body);
  await row.findByRole("button", { name: "번역 보기" });
  return { person, row, room, message };
};

describe("a translation is offered", () => {
  const enter = async (texts: Partial<Message>[]) => {
    const room = office.addRoom(makeRoom());
    for (const text of texts) office.store(room.id, text);
    office.calls.length = 0;
    await renderSite(`/chat/${room.id}`);
    await within(await screen.findByRole("region", { name: "메시지" })).findByText(texts.at(-1)?.content ?? "");
    await waitFor(() => expect(office.calls).toContain("GET /api/ai/status"));
  };

  it("only under what others wrote in another language than the reader's", async () => {
    await enter([
      { sentByAdmin: true, content: "서류를 확인했습니다" },
      { content: "I wrote this myself, in English" },
      { sentByAdmin: true, content: "2026-11-23, 010-1234-5678" },
      { sentByAdmin: true, content: "Please sign the second page" },
    ]);
    const [button, ...others] = await screen.findAllByRole("button", { name: "번역 보기" });
    expect(others).toEqual([]);
    expect(button?.closest("li")?.textContent).toContain("Please sign the second page");
  });

  it("nowhere while there is no model", async () => {
    const answered = Promise.withResolvers<void>();
    office.instead.set("GET /api/ai/status", () => {
      answered.resolve();
      return { body: { mode: "offline", translation: false } };
    });
    await enter([{ sentByAdmin: true, content: "Please sign the second page" }]);
    await answered.promise;
    await screen.findByText("Please sign the second page");
    expect(screen.queryByRole("button", { name: "번역 보기" })).toBeNull();
  });
});

describe("a message", () => {
  it("is read in the reader's language and as it was written, asked for once", async () => {
    answerWith("5월 3일까지 서류를 보내 주세요.");
    const { person, row, room, message } = await openMessage("Please send the papers by May 3.");
    await person.click(row.getByRole("button", { name: "번역 보기" }));
    expect(await row.findByText("5월 3일까지 서류를 보내 주세요.")).toBeTruthy();
    expect(row.getByText("AI 번역")).toBeTruthy();
    expect(row.queryByText("Please send the papers by May 3.")).toBeNull();
    await person.click(row.getByRole("button", { name: "원문 보기" }));
    expect(row.getByText("Please send the papers by May 3.")).toBeTruthy();
    await person.click(row.getByRole("button", { name: "번역 보기" }));
    await row.findByText("5월 3일까지 서류를 보내 주세요.");
    expect(asked).toEqual([
      {
        text: "Please send the papers by May 3.",
        targetLanguage: "ko",
        chatRoomId: room.id,
        messageId: message.id,
      },
    ]);
  });

  it("says which amounts and dates its translation does not repeat", async () => {
    answerWith("돈을 보내 주세요.", ["5,000,000", "May 3"]);
    const { person, row } = await openMessage("Please send 5,000,000 won by May 3.");
    await person.click(row.getByRole("button", { name: "번역 보기" }));
    expect(await row.findByText(/원문과 다를 수 있습니다: 5,000,000 및 May 3/)).toBeTruthy();
  });

  it("shows that it is being translated", async () => {
    const answer = Promise.withResolvers<{ body: unknown }>();
    office.instead.set(TRANSLATE, () => answer.promise);
    const { person, row } = await openMessage("One moment");
    await person.click(row.getByRole("button", { name: "번역 보기" }));
    expect(await row.findByRole("button", { name: "번역 중…" })).toBeTruthy();
    answer.resolve({ body: { translatedText: "잠깐만요", mismatch: [] } });
    expect(await row.findByText("잠깐만요")).toBeTruthy();
  });

  it("says that translation is not available, and not to try again, where it is switched off", async () => {
    const message = "지금은 번역을 사용할 수 없습니다. 원문을 확인해주세요.";
    refuseWith(503, "TRANSLATION_UNAVAILABLE", message);
    const { person, row } = await openMessage("Not here");
    await person.click(row.getByRole("button", { name: "번역 보기" }));
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(row.getByText("Not here")).toBeTruthy();
  });

  it("stays as it is when it cannot be translated, and can be tried again", async () => {
    refuseWith(502, "AI_ANSWER_UNUSABLE", "AI의 답변을 사용할 수 없습니다.");
    const { person, row } = await openMessage("Not today");
    await person.click(row.getByRole("button", { name: "번역 보기" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "번역에 실패했습니다. 다시 시도해주세요.AI의 답변을 사용할 수 없습니다.",
    );
    expect(row.getByText("Not today")).toBeTruthy();
    answerWith("오늘은 아닙니다");
    await person.click(row.getByRole("button", { name: "번역 보기" }));
    await waitFor(() => expect(row.queryByText("오늘은 아닙니다")).toBeTruthy());
  });
});
