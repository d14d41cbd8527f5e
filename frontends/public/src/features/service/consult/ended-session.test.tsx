import { logInAgain } from "@legal/web-kit";
import { member, provideModalDialogs } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { fakeApi, refusal } from "../../../testing/fake-api.ts";
import { renderSite } from "../../../testing/render-site.tsx";

beforeAll(() => {
  provideModalDialogs();
  globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
});

describe("a member whose session has ended", () => {
  it("asks as themselves: the question waits for the login", async () => {
    const api = fakeApi({
      "GET /api/ai/status": () => ({ body: { mode: "offline", translation: false } }),
      "GET /api/ai/chat": () => ({ body: null }),
      "GET /api/auth/me": () => ({ body: member }),
      "POST /api/ai/chat": () => refusal(401, "UNAUTHENTICATED", "로그인이 필요합니다."),
    });
    const asked = () => api.to("POST", "/api/ai/chat");
    const person = await renderSite("/service/payment-order");
    const stop = logInAgain.watch(() => undefined);
    const panel = within(await screen.findByRole("region", { name: "AI에게 물어보기" }));
    await person.click(await panel.findByRole("link", { name: "AI 상담 시작하기" }));
    await person.type(await panel.findByRole("textbox", { name: "질문" }), "돈을 못 받았어요");
    await person.click(panel.getByRole("button", { name: "보내기" }));
    await waitFor(() => expect(logInAgain.isAsked()).toBe(true));
    expect(asked().map(({ headers }) => headers.get("x-reader"))).toEqual([member.id]);
    logInAgain.answer(true);
    await waitFor(() => expect(asked()).toHaveLength(2));
    stop();
  });
});
