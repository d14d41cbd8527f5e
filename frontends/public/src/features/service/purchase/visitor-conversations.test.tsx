import type { VisitorConversation } from "@legal/contracts";
import { member, provideModalDialogs } from "@legal/web-kit/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { CONVERSATION_ID, conversationOf, turns } from "../../../testing/consult-conversation.ts";
import { fakeApi, refusal } from "../../../testing/fake-api.ts";
import { renderSite } from "../../../testing/render-site.tsx";

beforeAll(() => {
  provideModalDialogs();
  globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
});
beforeEach(() => localStorage.clear());

const ROOM = "01970000-0000-7000-8000-00000000000a";
const OTHER = "01970000-0000-7000-8000-0000000000a2";
const WAITING = "/api/ai/visitor-conversations";
const CURRENT = "GET /api/ai/chat";
const QUESTION = "이 브라우저에서 로그인 전에 나눈 상담 2건이 있습니다. 내 기록으로 옮길까요?";

const unclaimed = (id: string, serviceType: string): VisitorConversation => ({
  id,
  serviceType,
  firstWords: `${serviceType} 이야기`,
  createdAt: "2026-11-20T01:00:00.000Z",
  updatedAt: "2026-11-20T01:00:00.000Z",
});

type Handlers = Parameters<typeof fakeApi>[0];

/** A member in whose browser a visitor asked about two services; the conversations become the member's when claimed. */
const shareBrowser = (handlers: Handlers = {}) => {
  let waiting = [unclaimed(CONVERSATION_ID, "payment-order"), unclaimed(OTHER, "complaint")];
  let owned = false;
  const leave = ({ body }: { body: unknown }) => {
    const { ids } = body as { ids: string[] };
    waiting = waiting.filter(({ id }) => !ids.includes(id));
    return ids;
  };
  return fakeApi({
    "GET /api/auth/me": () => ({ body: member }),
    "GET /api/ai/status": () => ({ body: { mode: "offline", translation: false } }),
    [`GET ${WAITING}`]: () => ({ body: waiting }),
    [`POST ${WAITING}/claim`]: (call) => {
      owned = true;
      return { body: { ids: leave(call) } };
    },
    [`POST ${WAITING}/forget`]: (call) => {
      leave(call);
      return { status: 204 };
    },
    [CURRENT]: () => ({ body: owned ? conversationOf(...turns(1)) : null }),
    "POST /api/chat-rooms": () => ({ status: 201, body: { id: ROOM } }),
    [`PATCH /api/ai/conversations/${CONVERSATION_ID}/link`]: () => ({ body: conversationOf(...turns(1)) }),
    ...handlers,
  });
};

const openPanel = async () => {
  const person = await renderSite("/service/payment-order#consult");
  const notice = within(await screen.findByRole("region", { name: "로그인 전에 나눈 상담" }));
  const press = (name: string) => person.click(notice.getByRole("button", { name }));
  return { person, notice, press };
};

const openDialog = async () => {
  const person = await renderSite("/service/payment-order");
  await person.click(await screen.findByRole("button", { name: "스탠다드 구매하기" }));
  const dialog = within(await screen.findByRole("dialog"));
  const buy = () => person.click(dialog.getByRole("button", { name: "구매하기" }));
  return { person, dialog, buy };
};
const TICK = { name: "로그인 전 상담 내용을 이 사건에 함께 전달합니다" };
const atRoom = () => waitFor(() => expect(screen.getByLabelText("address").textContent).toBe(`/chat/${ROOM}`));

describe("what was asked before the login", () => {
  it("is asked about, and neither shown nor moved until the member says so", async () => {
    const api = shareBrowser();
    const { notice } = await openPanel();
    expect(notice.getByText(QUESTION)).toBeTruthy();
    expect(notice.getByText(/다른 분의 상담일 수 있습니다/)).toBeTruthy();
    expect(notice.getByText("payment-order 이야기").closest("details")?.open).toBe(false);
    expect(screen.queryByText("답 0")).toBeNull();
    expect(api.calls.filter(({ method, path }) => method === "POST" && path.startsWith(WAITING))).toEqual([]);
  });

  it("is moved by one press, goes on in the open panel, and costs nothing of what was typed", async () => {
    localStorage.setItem("private:visitor:consult:payment-order", "보내기 전에 적은 말");
    const api = shareBrowser();
    const { person, notice, press } = await openPanel();
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "질문" });
    expect(box.value).toBe("보내기 전에 적은 말");
    await person.type(box, " 그리고 더");
    await press("옮기기");
    expect(await screen.findByText("답 0")).toBeTruthy();
    expect(api.to("POST", `${WAITING}/claim`).map(({ body }) => body)).toEqual([{ ids: [CONVERSATION_ID, OTHER] }]);
    const outcome = notice.getByText(/상담 2건을/);
    expect(document.activeElement).toBe(outcome);
    expect(within(outcome).getByRole("link", { name: "내 AI 상담" }).getAttribute("href")).toBe("/mypage?tab=ai");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "질문" }).value).toBe(
      "보내기 전에 적은 말 그리고 더",
    );
  });

  it("is deleted only after another question, which begins at the way back", async () => {
    const api = shareBrowser();
    const { person, notice, press } = await openPanel();
    await press("제 것이 아닙니다 – 삭제");
    expect((await notice.findByRole("alert")).textContent).toContain("상담 2건을 삭제할까요?");
    expect(document.activeElement?.textContent).toBe("취소");
    await person.keyboard("{Enter}");
    expect(await notice.findByText(QUESTION)).toBeTruthy();
    expect(api.to("POST", `${WAITING}/forget`)).toHaveLength(0);
    await press("제 것이 아닙니다 – 삭제");
    await press("삭제하기");
    const outcome = await notice.findByText("상담을 삭제했습니다.");
    await waitFor(() => expect(document.activeElement).toBe(outcome));
    expect(api.to("POST", `${WAITING}/forget`).map(({ body }) => body)).toEqual([{ ids: [CONVERSATION_ID, OTHER] }]);
    expect(api.to("POST", `${WAITING}/claim`)).toHaveLength(0);
  });

  it("is put off until something newer waits", async () => {
    const api = shareBrowser();
    const { notice, press } = await openPanel();
    await press("나중에");
    expect(await notice.findByRole("link", { name: "내 AI 상담" })).toBeTruthy();
    expect(api.calls.filter(({ method, path }) => method === "POST" && path.startsWith(WAITING))).toEqual([]);
    cleanup();
    const again = shareBrowser();
    await renderSite("/service/payment-order#consult");
    await screen.findByRole("textbox", { name: "질문" });
    expect(again.to("GET", WAITING)).toHaveLength(1);
    expect(screen.queryByText(QUESTION)).toBeNull();
    cleanup();
    const newer = { ...unclaimed(CONVERSATION_ID, "payment-order"), updatedAt: "2026-11-21T01:00:00.000Z" };
    shareBrowser({ [`GET ${WAITING}`]: () => ({ body: [newer] }) });
    await openPanel();
  });

  it("stays where it is when it cannot be moved, and the member sees why", async () => {
    shareBrowser({ [`POST ${WAITING}/claim`]: () => refusal(503, "SERVICE_UNAVAILABLE", "잠시 후 다시") });
    const { notice, press } = await openPanel();
    await press("옮기기");
    expect((await screen.findByRole("alert")).textContent).toBe("오류잠시 후 다시");
    expect(notice.getByText(QUESTION)).toBeTruthy();
  });

  it("is no question to a visitor", async () => {
    const api = shareBrowser({
      "GET /api/auth/me": () => refusal(401, "UNAUTHENTICATED", ""),
      [CURRENT]: () => ({ body: conversationOf(...turns(1)) }),
    });
    await renderSite("/service/payment-order#consult");
    expect(await screen.findByText("답 0")).toBeTruthy();
    expect(screen.getByText(/로그인하거나 가입하신 뒤/)).toBeTruthy();
    expect(api.to("GET", WAITING)).toHaveLength(0);
  });
});

describe("buying after a conversation from before the login", () => {
  it("takes along only what the buyer ticks, which is never ticked for them", async () => {
    const api = shareBrowser();
    const { dialog, buy } = await openDialog();
    const box = await dialog.findByRole<HTMLInputElement>("checkbox", TICK);
    expect(box.checked).toBe(false);
    await buy();
    await atRoom();
    expect(api.to("POST", `${WAITING}/claim`)).toHaveLength(0);
    expect(api.to("PATCH", `/api/ai/conversations/${CONVERSATION_ID}/link`)).toHaveLength(0);
  });

  it("makes it the buyer's before the case opens, of that service alone, and ties it to the case", async () => {
    const api = shareBrowser();
    const { person, dialog, buy } = await openDialog();
    await person.click(await dialog.findByRole("checkbox", TICK));
    await buy();
    await atRoom();
    await waitFor(() => expect(api.to("PATCH", `/api/ai/conversations/${CONVERSATION_ID}/link`)).toHaveLength(1));
    expect(api.to("POST", `${WAITING}/claim`).map(({ body }) => body)).toEqual([{ ids: [CONVERSATION_ID] }]);
    const order = api.calls.map(({ method, path }) => `${method} ${path}`);
    expect(order.indexOf(`POST ${WAITING}/claim`)).toBeLessThan(order.indexOf("POST /api/chat-rooms"));
    expect(api.to("PATCH", `/api/ai/conversations/${CONVERSATION_ID}/link`)[0]?.body).toEqual({ chatRoomId: ROOM });
  });

  it("succeeds when the conversation cannot be taken along, and says so", async () => {
    shareBrowser({ [`POST ${WAITING}/claim`]: () => refusal(503, "SERVICE_UNAVAILABLE", "잠시 후 다시") });
    const { person, dialog, buy } = await openDialog();
    await person.click(await dialog.findByRole("checkbox", TICK));
    await buy();
    await atRoom();
    expect((await screen.findByRole("alert")).textContent).toContain("상담 내용을 전달하지 못했습니다");
  });

  it("waits four seconds for it and no longer; the case gets it when it comes", async () => {
    const answer = Promise.withResolvers<void>();
    const api = shareBrowser({
      [`POST ${WAITING}/claim`]: () => answer.promise.then(() => ({ body: { ids: [CONVERSATION_ID] } })),
    });
    const { person, dialog, buy } = await openDialog();
    await person.click(await dialog.findByRole("checkbox", TICK));
    await buy();
    await waitFor(() => expect(screen.getByLabelText("address").textContent).toBe(`/chat/${ROOM}`));
    answer.resolve();
    await waitFor(() => expect(api.to("PATCH", `/api/ai/conversations/${CONVERSATION_ID}/link`)).toHaveLength(1));
  });

  it("has nothing to tick where nothing of that service waits", async () => {
    shareBrowser({ [`GET ${WAITING}`]: () => ({ body: [unclaimed(OTHER, "complaint")] }) });
    const { dialog } = await openDialog();
    expect(dialog.getAllByRole("checkbox")).toHaveLength(1);
    expect(dialog.queryByRole("checkbox", TICK)).toBeNull();
  });
});
