import { ALL_SERVICE_IDS, loadServiceContent, serviceName, servicePrice, withVat } from "@legal/catalog";
import type { Language } from "@legal/contracts/constants";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { member, provideModalDialogs } from "@legal/web-kit/testing";
import { fakeApi, refusal } from "../../testing/fake-api.ts";
import { catalogues, renderSite } from "../../testing/render-site.tsx";

beforeAll(provideModalDialogs);
beforeEach(() => localStorage.clear());

const address = () => screen.getByLabelText("address").textContent;
const signedIn = { "GET /api/auth/me": () => ({ body: member }) };
const VIEWS = "POST /api/analytics/page-views";
const ROOM = "01970000-0000-7000-8000-00000000000a";

const openService = async (id: string, language: Language = "ko") => {
  const person = await renderSite(`/service/${id}`, language);
  return { person, texts: catalogues[language] };
};

/** A member's page of the payment order with the dialog of one package open. */
const openDialog = async (packageName = "스탠다드", id = "payment-order") => {
  const { person, texts } = await openService(id);
  await person.click(await screen.findByRole("button", { name: `${packageName} 구매하기` }));
  const dialog = within(await screen.findByRole("dialog", { name: texts["service.buy.title"] }));
  const confirm = () => person.click(dialog.getByRole("button", { name: texts["service.buy.confirm"] }));
  return { person, texts, dialog, confirm };
};

describe("a service's page", () => {
  it.each(ALL_SERVICE_IDS)("shows everything about %s", async (id) => {
    fakeApi({});
    await openService(id);
    const { steps, questions, prepare, deadlines } = await loadServiceContent(id, "ko");
    await screen.findByText(steps[0].title);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(serviceName(id, "ko"));
    const texts = [...steps.map(({ title }) => title), ...questions.map(({ question }) => question), ...prepare];
    const page = screen.getByRole("main").textContent;
    for (const text of [...texts, ...deadlines.map(({ title }) => title)]) expect(page).toContain(text);
  });

  it("begins with the period that threatens", async () => {
    fakeApi({});
    const { texts } = await openService("answer-brief");
    await screen.findByRole("heading", { level: 2, name: texts["service.section.deadlines"] });
    const sections = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    const at = (key: keyof typeof texts) => sections.indexOf(texts[key]);
    expect(at("service.section.deadlines")).toBeLessThan(at("service.section.overview"));
    const contents = within(screen.getByRole("navigation", { name: texts["service.contents"] }));
    expect(contents.getAllByRole("link")[0]?.textContent).toBe(texts["service.section.deadlines"]);
  });

  it.each(ALL_SERVICE_IDS)("gives search engines and messengers no price of %s without its VAT", async (id) => {
    fakeApi({});
    await openService(id);
    const facts = document.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
    const [{ offers }] = (JSON.parse(facts) as { "@graph": [{ offers: { priceSpecification: object }[] }] })["@graph"];
    const { standard, deluxe } = servicePrice(id);
    const totals = [standard, deluxe].filter((won) => won !== null).map(withVat);
    expect(offers.map(({ priceSpecification }) => priceSpecification)).toEqual(
      totals.map((price) => ({
        "@type": "PriceSpecification",
        price,
        priceCurrency: "KRW",
        valueAddedTaxIncluded: true,
      })),
    );
    const described = Array.from(document.querySelectorAll('meta[name$="description"], meta[property$="description"]'));
    expect(described.length).toBeGreaterThan(1);
    for (const meta of described) expect(meta.getAttribute("content")).not.toMatch(/\d원/);
  });

  it("says on its price cards the total with VAT and what is paid on top", async () => {
    fakeApi({});
    await openService("payment-order");
    const [card] = await screen.findAllByText("121,000원");
    expect(card?.parentElement?.textContent).toContain("VAT 포함\u00a0· 공급가 110,000원 (부가세 별도)");
    expect(card?.parentElement?.textContent).toContain("인지대·송달료 등 법적 비용 별도");
  });

  it("asks for a quote, also in the phone's bar, where nothing has a fixed price", async () => {
    fakeApi({});
    const { texts } = await openService("objection");
    expect(
      await screen.findAllByRole("link", { name: new RegExp(`${texts["service.buy.confirmAgreement"]}$`) }),
    ).toHaveLength(3);
    expect(screen.queryByRole("link", { name: new RegExp(`${texts["service.bar.buy"]}$`) })).toBeNull();
    expect(screen.getAllByText("사건 검토 후 견적").length).toBeGreaterThan(0);
  });

  it.each(["en", "ja", "zh"] as const)("in %s marks the Korean terms in brackets as Korean", async (language) => {
    fakeApi({});
    await openService("payment-order", language);
    const { overview } = await loadServiceContent("payment-order", language);
    const term = await screen.findByText("지급명령");
    expect(term.getAttribute("lang")).toBe("ko");
    expect(term.parentElement?.textContent).toBe(overview);
  });

  it("has no such page for an unknown id, and a way home", async () => {
    fakeApi({});
    const { texts } = await openService("time-travel");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(texts["service.missing.title"]);
    expect(screen.getByRole("link", { name: texts["service.missing.home"] }).getAttribute("href")).toBe("/");
  });

  it.each([
    ["a visitor", {}],
    ["a member", signedIn],
    ["somebody whose look cannot be counted", { [VIEWS]: () => refusal(503, "SERVICE_UNAVAILABLE", "away") }],
  ])("tells the statistics of %s once per visit, and nobody of a failure", async (_who, handlers) => {
    const logged = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const api = fakeApi(handlers);
    const { person } = await openService("complaint");
    await waitFor(() => expect(api.to("POST", "/api/analytics/page-views")).toHaveLength(1));
    await person.tab();
    expect(api.to("POST", "/api/analytics/page-views").map(({ body }) => body)).toEqual([{ serviceType: "complaint" }]);
    const failures = () => logged.mock.calls.filter(([text]) => text === "page view not recorded");
    await waitFor(() => expect(failures()).toHaveLength(VIEWS in handlers ? 1 : 0));
    expect(screen.queryByText("away")).toBeNull();
    logged.mockRestore();
  });

  it("leads to the member's own page and to the contact section", async () => {
    fakeApi(signedIn);
    const { texts } = await openService("complaint");
    const cases = await screen.findByRole("link", { name: texts["service.links.cases"] });
    await waitFor(() => expect(cases.getAttribute("href")).toBe("/mypage"));
    expect(screen.getByRole("link", { name: texts["service.links.contact"] }).getAttribute("href")).toBe(
      "/?service=complaint#contact",
    );
  });
});

describe("buying a package", () => {
  it("leads a visitor through the login and back", async () => {
    fakeApi({});
    await openService("payment-order");
    const links = await screen.findAllByRole("link", { name: /구매하기$/ });
    const loginFor = (packageType: string) =>
      `/api/login?next=${encodeURIComponent(`/service/payment-order?buy=${packageType}`)}`;
    // The card of each package, and the bar of a phone.
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining(["deluxe", "standard", "standard"].map(loginFor)),
    );
    expect(links).toHaveLength(3);
  });

  it("goes on where the visitor was: the purchase of the same package is open", async () => {
    fakeApi(signedIn);
    const { texts } = await openService("payment-order?buy=deluxe");
    const dialog = within(await screen.findByRole("dialog", { name: texts["service.buy.title"] }));
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: /디럭스/ }).checked).toBe(true);
  });

  it("opens nothing for a visitor with such an address, or for a package that does not exist", async () => {
    fakeApi({});
    await openService("payment-order?buy=deluxe");
    expect(screen.queryByRole("dialog")).toBeNull();
    cleanup();
    fakeApi(signedIn);
    await openService("payment-order?buy=everything");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("asks once more, with service, package, price and what follows", async () => {
    const api = fakeApi(signedIn);
    const { dialog } = await openDialog("디럭스");
    const summary = dialog.getByText("VAT 포함 · 공급가 220,000원 (부가세 별도)").closest("dl")?.textContent;
    expect(summary).toContain("지급명령");
    expect(summary).toContain("242,000원 VAT 포함");
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: /디럭스/ }).checked).toBe(true);
    expect(summary).toContain("법적 비용 별도");
    expect(dialog.getByText(/이 화면에서 결제되지는 않습니다/)).toBeTruthy();
    expect(api.to("POST", "/api/chat-rooms")).toHaveLength(0);
  });

  it("buys nothing when cancelled", async () => {
    const api = fakeApi(signedIn);
    const { person, dialog, texts } = await openDialog();
    await person.click(dialog.getByRole("button", { name: texts["service.buy.cancel"] }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(api.to("POST", "/api/chat-rooms")).toHaveLength(0);
  });

  it("opens the case of the chosen package and goes to its room", async () => {
    const api = fakeApi({ ...signedIn, "POST /api/chat-rooms": () => ({ status: 201, body: { id: ROOM } }) });
    const { person, dialog, confirm } = await openDialog();
    await person.click(dialog.getByRole("radio", { name: /디럭스/ }));
    await confirm();
    await waitFor(() => expect(address()).toBe(`/chat/${ROOM}`));
    const [order] = api.to("POST", "/api/chat-rooms");
    expect(order?.body).toEqual({
      serviceType: "payment-order",
      packageType: "deluxe",
      startNow: false,
      expectedPrice: 220_000,
    });
    expect(order?.headers.get("idempotency-key")).toMatch(/^.{16,}$/);
  });

  it("starts at once only with the consent ticked, which says what is lost by it", async () => {
    const api = fakeApi({ ...signedIn, "POST /api/chat-rooms": () => ({ status: 201, body: { id: ROOM } }) });
    const { person, dialog, texts, confirm } = await openDialog();
    const consent = dialog.getByRole<HTMLInputElement>("checkbox", { name: texts["service.buy.startNow"] });
    expect(consent.checked).toBe(false);
    expect(dialog.getByText(/시작한 부분은 청약을 철회하실 수 없습니다/)).toBeTruthy();
    expect(dialog.getByText(/기한은 그동안에도 지나갑니다/)).toBeTruthy();
    expect(dialog.getByText(texts["service.buy.next.writeLater"])).toBeTruthy();
    await person.click(consent);
    expect(dialog.getByText(texts["service.buy.next.write"])).toBeTruthy();
    expect(dialog.queryByText(texts["service.buy.next.writeLater"])).toBeNull();
    await confirm();
    await waitFor(() => expect(api.to("POST", "/api/chat-rooms")[0]?.body).toMatchObject({ startNow: true }));
  });

  it("leaves a consent behind with the package that it was given for, where the other has no price", async () => {
    const api = fakeApi({ ...signedIn, "POST /api/chat-rooms": () => ({ status: 201, body: { id: ROOM } }) });
    const { person, dialog, texts } = await openDialog("스탠다드", "complaint");
    await person.click(dialog.getByRole("checkbox", { name: texts["service.buy.startNow"] }));
    await person.click(dialog.getByRole("radio", { name: /디럭스/ }));
    expect(dialog.getByText(texts["service.buy.next.writeLater"])).toBeTruthy();
    await person.click(dialog.getByRole("button", { name: texts["service.buy.confirmAgreement"] }));
    await waitFor(() => expect(api.to("POST", "/api/chat-rooms")[0]?.body).toMatchObject({ startNow: false }));
  });

  it("sends one order however often it is pressed while the answer is out, and cannot be closed then", async () => {
    const answer = Promise.withResolvers<void>();
    const api = fakeApi({
      ...signedIn,
      "POST /api/chat-rooms": () => answer.promise.then(() => ({ status: 201, body: { id: ROOM } })),
    });
    const { person, dialog, texts, confirm } = await openDialog();
    await confirm();
    await confirm();
    await person.click(dialog.getByRole("button", { name: texts["service.buy.cancel"] }));
    expect(screen.getByRole("dialog")).toBeTruthy();
    answer.resolve();
    await waitFor(() => expect(address()).toBe(`/chat/${ROOM}`));
    expect(api.to("POST", "/api/chat-rooms")).toHaveLength(1);
  });

  it("says why it failed, and a second try carries the same key", async () => {
    let attempts = 0;
    const api = fakeApi({
      ...signedIn,
      "POST /api/chat-rooms": () => {
        attempts += 1;
        return attempts === 1
          ? refusal(500, "INTERNAL_ERROR", "문제가 생겼습니다.")
          : { status: 201, body: { id: ROOM } };
      },
    });
    const { person, confirm } = await openDialog();
    await confirm();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("오류문제가 생겼습니다.");
    expect(screen.queryByRole("dialog")).toBeNull();
    await person.click(screen.getByRole("button", { name: "스탠다드 구매하기" }));
    await person.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "구매하기" }));
    await waitFor(() => expect(address()).toBe(`/chat/${ROOM}`));
    const keys = api.to("POST", "/api/chat-rooms").map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(1);
  });

  it("keeps the words of a limit in the dialog, with what to do, until it closes", async () => {
    const words = "담당자가 아직 확인하지 못한 사건이 많습니다. 사무소에 메시지를 보내주세요.";
    fakeApi({ ...signedIn, "POST /api/chat-rooms": () => refusal(409, "TOO_MANY_OPEN_CASES", words) });
    const { person, texts, dialog, confirm } = await openDialog();
    await confirm();
    expect((await dialog.findByRole("alert")).textContent).toBe(words);
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: texts["service.buy.confirm"] }).disabled).toBe(true);
    await person.click(dialog.getByRole("button", { name: texts["service.buy.cancel"] }));
    await person.click(screen.getByRole("button", { name: "스탠다드 구매하기" }));
    expect(within(await screen.findByRole("dialog")).queryByRole("alert")).toBeNull();
  });

  it("has its own words for a failure without any", async () => {
    fakeApi({ ...signedIn, "POST /api/chat-rooms": () => ({ status: 500 }) });
    const { confirm } = await openDialog();
    await confirm();
    expect((await screen.findByRole("alert")).textContent).toBe("오류상품 구매에 실패했습니다");
  });
});
