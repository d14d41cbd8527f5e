import { addDays, seoulDateOf } from "@legal/i18n";
import { provideModalDialogs } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import {
  message,
  openStream,
  CONVERSATION_ID,
  conversationOf,
  turns,
  whole,
} from "../../../testing/consult-conversation.ts";
import { CURRENT, ASK, signedIn, openPanel, askStreaming } from "../../../testing/open-consult.ts";

beforeAll(() => {
  provideModalDialogs();
  globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
});
beforeEach(() => localStorage.clear());

describe("a person who may be in danger", () => {
  const help = message({ role: "assistant", content: "안전이 먼저입니다.\n☎ 109 자살예방 상담전화", inDanger: true });
  const prices = () => screen.queryAllByText(/110,000|121,000|구매하기/);

  it("sees no prices and no purchase from the first event of the answer on", async () => {
    const answer = openStream();
    const { panel, ask } = await openPanel({
      ...signedIn,
      [CURRENT]: () => ({ body: conversationOf(...turns(3)) }),
      [ASK]: () => ({ stream: answer.stream }),
    });
    expect(prices()).not.toEqual([]);
    await ask("죽고 싶어요");
    const at = { started: true, conversationId: CONVERSATION_ID, turnId: "", mode: "offline" } as const;
    answer.say({ ...at, inDanger: true });
    await waitFor(() => expect(prices()).toEqual([]));
    expect(panel.queryByRole("heading", { name: "이제 시작하시겠어요?" })).toBeNull();
  });

  it("sees none when they come back, and the numbers can be called at a press", async () => {
    const { panel } = await openPanel({
      ...signedIn,
      [CURRENT]: () => ({ body: conversationOf(...turns(3), message({ content: "죽고 싶어요" }), help) }),
    });
    expect(panel.getByRole("link", { name: /109/ }).getAttribute("href")).toBe("tel:109");
    expect(prices()).toEqual([]);
    expect(panel.queryByText(/상품 선택/)).toBeNull();
  });

  it("sees them again once a matter for the office is answered", async () => {
    const { panel } = await openPanel({
      ...signedIn,
      [CURRENT]: () => ({ body: conversationOf(message({ content: "죽고 싶어요" }), help, ...turns(3)) }),
    });
    expect(panel.getByRole("heading", { name: "이제 시작하시겠어요?" })).toBeTruthy();
  });
});

describe("an answer that leaves the rest to staff", () => {
  const toStaff = { name: "담당자에게 확인하기" };

  it.each([
    ["finds nothing", { handOver: true }],
    ["is to a person in danger", { inDanger: true }],
    ["names who helps elsewhere", { guidance: { referral: "☎ 132", route: null, unsure: false } }],
    ["finds nothing and is not sure", { handOver: true, guidance: { referral: null, route: null, unsure: true } }],
  ])("that %s has one button to them", async (_what, part) => {
    const answer = message({ role: "assistant", content: "답입니다.", ...part });
    const { panel } = await openPanel({ [CURRENT]: () => ({ body: conversationOf(message({}), answer) }) });
    expect(await panel.findAllByRole("link", toStaff)).toHaveLength(1);
  });

  it("that answers has none, and one that is streamed has it at its end", async () => {
    const { panel, answer, turnId } = await askStreaming();
    answer.say({ delta: "답입니다." });
    await panel.findByText("답입니다.");
    expect(panel.queryByRole("link", toStaff)).toBeNull();
    answer.say(whole(turnId, { response: "찾지 못했습니다.", handOver: true }));
    answer.end();
    expect(await panel.findByRole("link", toStaff)).toBeTruthy();
  });
});

describe("a period that an answer warns of", () => {
  const warning = {
    rule: "paymentOrderObjection",
    title: "지급명령에는 2주",
    text: "",
    statutes: [],
    confidence: "official" as const,
    note: "",
    serviceTypes: [],
  };
  const served = { matter: "payment-order-objection", mode: "ordinary", date: "2026-11-10" };

  it.each([
    ["the paper that it is about", {}, "/tools/deadline?matter=payment-order-objection"],
    [
      "the paper and its day, where they are known",
      { due: { date: "2026-11-24", left: "바로 오늘이 마지막 날입니다.", served } },
      "/tools/deadline?matter=payment-order-objection&mode=ordinary&date=2026-11-10",
    ],
  ])("leads to the calculator with %s", async (_case, due, href) => {
    const answer = message({ role: "assistant", content: "답입니다.", warnings: [{ ...warning, ...due }] });
    const { panel } = await openPanel({ [CURRENT]: () => ({ body: conversationOf(message({}), answer) }) });
    const link = await panel.findByRole("link", { name: "받은 날로 마감일 계산하기" });
    expect(link.getAttribute("href")).toBe(href);
  });
});

describe("the last day of a period that an answer warns of", () => {
  const warning = {
    rule: "paymentOrderObjection",
    title: "지급명령에는 2주",
    text: "",
    statutes: [],
    confidence: "official" as const,
    note: "",
    serviceTypes: [],
  };
  const answerWith = (date?: string) =>
    message({
      role: "assistant",
      content: "답입니다.",
      warnings: [{ ...warning, ...(date !== undefined && { due: { date, left: "오늘부터 10일 남았습니다." } }) }],
    });

  const show = (...dates: (string | undefined)[]) =>
    openPanel({ [CURRENT]: () => ({ body: conversationOf(message({}), ...dates.map(answerWith)) }) });
  const lastDays = () => screen.getAllByText(/^마지막 날 /).map(({ textContent }) => textContent?.split(" · ")[0]);
  const DIFFERS = /아래 답변에는 다른 날짜가 있습니다/;

  it("is shown when a later answer knows it, once, and beside that of a later answer, which may be of another paper", async () => {
    const { panel } = await show(undefined, "2026-12-04", "2026-12-04", "2026-11-30", undefined);
    expect(await panel.findAllByText("지급명령에는 2주")).toHaveLength(3);
    expect(lastDays()).toEqual(["마지막 날 2026.\u00a012.\u00a04.", "마지막 날 2026.\u00a011.\u00a030."]);
    expect(panel.getAllByText(DIFFERS)).toHaveLength(1);
  });

  it("is shown again where it is that of the first answer once more, and the newest has none below it", async () => {
    const { panel } = await show("2026-11-24", "2026-11-26", "2026-11-24");
    expect(await panel.findAllByText("지급명령에는 2주")).toHaveLength(3);
    expect(lastDays().at(-1)).toBe("마지막 날 2026.\u00a011.\u00a024.");
    const cards = panel.getAllByText("지급명령에는 2주").map((title) => title.closest("li"));
    expect(cards.map((card) => DIFFERS.test(card?.textContent ?? ""))).toEqual([true, true, false]);
  });

  it("says in place of the days left that it was taken back, and is shown once more where it is given again", async () => {
    const takenBack = message({ role: "assistant", content: "답", warnings: [{ ...warning, withdrawn: true }] });
    const served = { matter: "payment-order-objection", mode: "ordinary", date: "2026-11-20" };
    const due = { date: "2026-12-04", left: "", served };
    const dated = message({ role: "assistant", content: "답", warnings: [{ ...warning, due }] });
    const again = answerWith("2026-12-04");
    const { panel } = await openPanel({
      [CURRENT]: () => ({ body: conversationOf(message({}), dated, takenBack, again) }),
    });
    const [first, last, ...others] = (await panel.findAllByText("지급명령에는 2주")).map((title) =>
      title.closest("li"),
    );
    expect(others).toEqual([]);
    expect(first?.textContent).toContain("마지막 날 2026.\u00a012.\u00a04. · 그 뒤에 하신 말씀과 맞지 않습니다.");
    expect(first?.textContent).not.toMatch(/남았습니다|이미 지난|마지막 날입니다/);
    expect(first?.textContent).not.toMatch(DIFFERS);
    expect(last?.textContent).toMatch(/^지급명령에는 2주마지막 날 2026/);
    expect(last?.textContent).not.toContain("맞지 않습니다");
    const links = panel.getAllByRole("link", { name: "받은 날로 마감일 계산하기" });
    expect(links[0]?.getAttribute("href")).toBe("/tools/deadline?matter=payment-order-objection");
  });

  it.each([
    [2, /오늘부터 2일 남았습니다/],
    [0, /바로 오늘이 마지막 날입니다/],
    [-1, /이미 지난 날짜입니다/],
  ])("counts from the day on which it is read: %s days", async (days, words) => {
    const { panel } = await show(addDays(seoulDateOf(new Date()), days));
    expect((await panel.findByText(/^마지막 날 /)).textContent).toMatch(words);
  });
});

describe("the way that an answer leads to", () => {
  const step = {
    purpose: "법원에 지급을 명해 달라고 합니다.",
    stop: "돈을 받으면 여기서 끝납니다.",
    words: ["빌려준 돈"],
  };
  const route = {
    steps: [
      { ...step, serviceId: "certified-mail", isStart: true, price: 110_000, courtCosts: null },
      { ...step, serviceId: "payment-order", isStart: false, price: 121_000, courtCosts: 25_000, words: [] },
    ],
    claim: 8_000_000,
    note: null,
  };
  const guidance = { referral: null, route, unsure: false };

  it("is shown below it as in the finder: steps in order, totals, reasons; the same way once", async () => {
    const answers = ["첫째 답", "둘째 답"].flatMap((content) => [
      message({ content: "질문" }),
      message({ role: "assistant", content, guidance }),
    ]);
    const { panel } = await openPanel({ [CURRENT]: () => ({ body: conversationOf(...answers) }) });
    const way = within(await panel.findByRole("region", { name: "이 순서로 하시면 됩니다" }));
    expect(way.getAllByRole("listitem").map((item) => item.querySelector("h4")?.textContent)).toEqual([
      "내용증명",
      "지급명령",
    ]);
    expect(way.getByText(/146,000/)).toBeTruthy();
    expect(way.getByText(/빌려준 돈/)).toBeTruthy();
    const calculators = within(way.getByRole("navigation", { name: "직접 계산해 보기" }));
    expect(calculators.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/tools/court-costs?document=payment-order&amount=8000000",
      "/tools/interest?principal=8000000",
    ]);
  });

  it("comes with the end of the stream, and names who helps where the office does not", async () => {
    const { panel, answer, turnId } = await askStreaming();
    const referral = "이 일은 저희가 맡지 않습니다. ☎ 132";
    answer.say(whole(turnId, { response: "답입니다.", guidance: { referral, route: null, unsure: false } }));
    answer.end();
    expect((await panel.findByRole("link", { name: "☎ 132" })).getAttribute("href")).toBe("tel:132");
  });
});
