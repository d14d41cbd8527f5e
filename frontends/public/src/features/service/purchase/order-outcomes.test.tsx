import { member, provideModalDialogs } from "@legal/web-kit/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { fakeApi, refusal } from "../../../testing/fake-api.ts";
import { catalogues, renderSite } from "../../../testing/render-site.tsx";

beforeAll(provideModalDialogs);
beforeEach(() => localStorage.clear());

const address = () => screen.getByLabelText("address").textContent;
const signedIn = { "GET /api/auth/me": () => ({ body: member }) };
const ROOM = "01970000-0000-7000-8000-00000000000a";
const texts = catalogues.ko;

/** A member's page of the payment order with the dialog of the standard package open. */
const openDialog = async () => {
  const person = await renderSite("/service/payment-order");
  await person.click(await screen.findByRole("button", { name: "스탠다드 구매하기" }));
  const dialog = within(await screen.findByRole("dialog", { name: texts["service.buy.title"] }));
  const confirm = () => person.click(dialog.getByRole("button", { name: texts["service.buy.confirm"] }));
  return { person, dialog, confirm };
};

describe("an order", () => {
  it.each([
    ["the network breaks", () => Promise.reject(new TypeError("network"))],
    ["the gateway gives up", () => refusal(504, "UPSTREAM_TIMEOUT", "서버가 응답하지 않습니다.")],
  ])("calls an order whose answer is lost as %s not failed, and leads to the cases", async (_how, answer) => {
    fakeApi({ ...signedIn, "POST /api/chat-rooms": answer });
    const { person, confirm } = await openDialog();
    await confirm();
    expect((await screen.findByRole("alert")).textContent).toBe(`오류${texts["service.buy.unknown.text"]}`);
    await person.click(screen.getByRole("button", { name: texts["service.links.cases"] }));
    await waitFor(() => expect(address()).toBe("/mypage?tab=cases"));
  });

  it("orders under the same key again after the page was loaded again, until there is a case", async () => {
    const keys: (string | null | undefined)[] = [];
    const repeated: string[] = [];
    const order = async (answer: Parameters<typeof fakeApi>[0][string]) => {
      const api = fakeApi({ ...signedIn, "POST /api/chat-rooms": answer });
      const { confirm } = await openDialog();
      await confirm();
      await waitFor(() => expect(api.to("POST", "/api/chat-rooms")).toHaveLength(1));
      keys.push(api.to("POST", "/api/chat-rooms")[0]?.headers.get("idempotency-key"));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      repeated.push(screen.getByLabelText("repeated order").textContent ?? "");
      cleanup();
    };
    const stored = () => ({ status: 201, body: { id: ROOM } });
    await order(() => Promise.reject(new TypeError("network")));
    await order(stored);
    await order(stored);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    // The room says that both were one.
    expect(repeated).toEqual(["", JSON.stringify({ startNow: false }), ""]);
  });

  it("is none that is repeated after a refusal", async () => {
    const refused = () => refusal(409, "TOO_MANY_OPEN_CASES", "열린 사건이 너무 많습니다.");
    fakeApi({ ...signedIn, "POST /api/chat-rooms": refused });
    const first = await openDialog();
    await first.confirm();
    await first.dialog.findByRole("alert");
    cleanup();
    fakeApi({ ...signedIn, "POST /api/chat-rooms": () => ({ status: 201, body: { id: ROOM } }) });
    const second = await openDialog();
    await second.confirm();
    await waitFor(() => expect(address()).toBe(`/chat/${ROOM}`));
    expect(screen.getByLabelText("repeated order").textContent).toBe("");
  });

  it("says in the dialog that the price is another than it shows", async () => {
    const words = "금액이 달라졌습니다.";
    fakeApi({ ...signedIn, "POST /api/chat-rooms": () => refusal(409, "PRICE_CHANGED", words) });
    const { dialog, confirm } = await openDialog();
    await confirm();
    expect((await dialog.findByRole("alert")).textContent).toBe(words);
  });

  it("buys also from a case-chat of the release before, which knows no shown price", async () => {
    const unknown = [{ path: "expectedPrice", message: "알 수 없는 항목입니다." }];
    const api = fakeApi({
      ...signedIn,
      "POST /api/chat-rooms": ({ body }) =>
        "expectedPrice" in (body as object)
          ? refusal(400, "VALIDATION_FAILED", "", unknown)
          : { status: 201, body: { id: ROOM } },
    });
    const { confirm } = await openDialog();
    await confirm();
    await waitFor(() => expect(address()).toBe(`/chat/${ROOM}`));
    const keys = api.to("POST", "/api/chat-rooms").map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(1);
  });
});
