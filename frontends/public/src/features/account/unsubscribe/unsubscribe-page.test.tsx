import { screen } from "@testing-library/react";
import { fakeApi, refusal } from "../../../testing/fake-api.ts";
import { catalogues, renderSite } from "../../../testing/render-site.tsx";
import ownTexts from "./locales/ko.json" with { type: "json" };

const texts = { ...catalogues.ko, ...ownTexts };
const PATH = "/api/notifications/unsubscribe/from-the-mail";

describe("ending a kind of mails by the link in one", () => {
  it("takes a press, says that it is done, and can be taken back", async () => {
    let subscribed = true;
    const api = fakeApi({
      [`GET ${PATH}`]: () => ({ body: { category: "message", subscribed } }),
      [`POST ${PATH}`]: ({ body }) => {
        ({ subscribed } = body as { subscribed: boolean });
        return { body: { category: "message", subscribed } };
      },
    });
    const person = await renderSite("/unsubscribe/from-the-mail");
    expect(await screen.findByText(/메시지 메일을 그만 받으시겠습니까/)).toBeTruthy();
    expect(api.to("POST", PATH)).toEqual([]);
    await person.click(screen.getByRole("button", { name: texts["unsubscribe.end"] }));
    expect(await screen.findByText(/메시지 메일을 더 보내지 않습니다/)).toBeTruthy();
    expect(api.to("POST", PATH)[0]?.body).toEqual({ subscribed: false });
    await person.click(screen.getByRole("button", { name: texts["unsubscribe.again"] }));
    expect(await screen.findByRole("button", { name: texts["unsubscribe.end"] })).toBeTruthy();
  });

  it("says where the settings are when the link is no mail's", async () => {
    fakeApi({ [`GET ${PATH}`]: () => refusal(404, "NOT_FOUND", "찾을 수 없습니다") });
    await renderSite("/unsubscribe/from-the-mail");
    expect((await screen.findByRole("alert")).textContent).toContain(texts["unsubscribe.spent"]);
    expect(screen.getByRole("link", { name: "알림 설정" }).getAttribute("href")).toBe("/mypage?tab=notices");
  });

  it("says so when it could not be done, and stays", async () => {
    fakeApi({
      [`GET ${PATH}`]: () => ({ body: { category: "message", subscribed: true } }),
      [`POST ${PATH}`]: () => refusal(503, "SERVICE_UNAVAILABLE", "잠시 후 다시 시도해주세요"),
    });
    const person = await renderSite("/unsubscribe/from-the-mail");
    await person.click(await screen.findByRole("button", { name: texts["unsubscribe.end"] }));
    expect((await screen.findByRole("alert")).textContent).toContain("잠시 후 다시 시도해주세요");
    expect(screen.getByRole("button", { name: texts["unsubscribe.end"] })).toBeTruthy();
  });
});
