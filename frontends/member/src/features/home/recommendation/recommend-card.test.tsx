import type { RecommendAnswer } from "@legal/contracts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { renderSite } from "../../../testing/render-site.tsx";
import { useOffice } from "../../../testing/use-office.ts";

const RECOMMEND = "POST /api/ai/recommend";
const SITUATION = "친구가 500만원을 갚지 않습니다";

const NOTHING: RecommendAnswer = {
  kind: "fit",
  help: null,
  referral: null,
  warnings: [],
  questions: [],
  route: null,
  unsure: false,
  recommendations: [],
  mode: "offline",
};

const office = useOffice();
let asked: unknown[] = [];

beforeEach(() => {
  asked = [];
});

const answerWith = (part: Partial<RecommendAnswer>) =>
  office.instead.set(RECOMMEND, (body) => {
    asked.push(body);
    return { body: { ...NOTHING, ...part } satisfies RecommendAnswer };
  });

const refuse = (status: number, code: string, message: string) =>
  office.instead.set(RECOMMEND, () => ({ status, body: { code, message, requestId: "test" } }));

const openHome = async () => {
  const { person, unmount } = await renderSite("/");
  const card = within(await screen.findByRole("region", { name: "어떤 서비스가 맞을지 AI가 찾아 드립니다" }));
  const box = card.getByRole<HTMLTextAreaElement>("textbox", { name: "나의 상황" });
  const button = () => card.getByRole<HTMLButtonElement>("button", { name: "서비스 추천받기" });
  return { person, unmount, card, box, button };
};

const toast = () => screen.findByRole("alert");

describe("the recommendation card", () => {
  it("is open, can be folded, and keeps what was typed", async () => {
    const { person, card, box } = await openHome();
    await person.type(box, SITUATION);
    await person.click(card.getByRole("button", { name: "AI 추천 접기" }));
    expect(card.queryByRole("textbox")).toBeNull();
    await person.click(card.getByRole("button", { name: "AI 추천 펼치기" }));
    expect(card.getByRole<HTMLTextAreaElement>("textbox").value).toBe(SITUATION);
  });

  it("asks for nothing while there is nothing to ask, and says so to the keyboard", async () => {
    answerWith({});
    const { person, box, button } = await openHome();
    expect(button().disabled).toBe(true);
    await person.type(box, "  \u200B ");
    expect(button().disabled).toBe(true);
    await person.type(box, "{Control>}{Enter}{/Control}");
    expect((await toast()).textContent).toBe("입력 필요상황을 입력해주세요.");
    expect(asked).toEqual([]);
  });

  it("shows the services with their reasons, best first, and leads to the consult of each", async () => {
    answerWith({
      recommendations: [
        { serviceId: "payment-order", reason: "빌려준 돈을 법원 명령으로 받습니다." },
        { serviceId: "time-travel", reason: "없는 서비스입니다." },
        { serviceId: "certified-mail", reason: "<b>먼저</b> 독촉합니다." },
      ],
    });
    const { person, card, box, button } = await openHome();
    await person.type(box, `  ${SITUATION}  `);
    await person.click(button());
    expect(await card.findByRole("heading", { name: "추천 서비스 2개" })).toBeTruthy();
    const [first, second, ...others] = card.getAllByRole("listitem");
    expect(others).toEqual([]);
    expect(first?.textContent).toContain("빌려준 돈을 법원 명령으로 받습니다.");
    expect(first?.textContent).toContain("110,000원\u00a0· VAT\u00a0포함\u00a0121,000원부터");
    expect(first?.textContent).toContain("인지대·송달료 등 법적 비용 별도");
    expect(second?.textContent).toContain("<b>먼저</b> 독촉합니다.");
    const links = card.getAllByRole("link", { name: "이 서비스로 AI 상담하기" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/service/payment-order#consult",
      "/service/certified-mail#consult",
    ]);
    expect(card.getByText("자동 안내입니다. 판단은 담당자와 변호사가 합니다.")).toBeTruthy();
    expect(asked).toEqual([{ situation: SITUATION }]);
  });

  it("puts a threatening period first, with the way to staff", async () => {
    const warning = {
      rule: "paymentOrderObjection",
      title: "지급명령 이의신청",
      text: "송달받은 날부터 2주",
      statutes: ["민사소송법 제468조"],
      confidence: "statute" as const,
      note: "법원이 알려 준 날짜가 우선합니다.",
      serviceTypes: ["objection"],
    };
    answerWith({ recommendations: [{ serviceId: "objection", reason: "2주 안에 이의합니다." }], warnings: [warning] });
    const { person, card, box, button } = await openHome();
    await person.type(box, "지급명령을 받았습니다");
    await person.click(button());
    const alert = (await card.findByText("기한 주의: 놓치면 되돌리기 어렵습니다")).closest("section") ?? document.body;
    expect(alert.textContent).toContain("송달받은 날부터 2주민사소송법 제468조");
    expect(within(alert).getByRole("button", { name: "담당자에게 확인하기" })).toBeTruthy();
  });

  it("shows the way step by step with what it costs, and where to begin", async () => {
    const step = { purpose: "", stop: "", words: [], isStart: false, courtCosts: null };
    answerWith({
      route: {
        claim: 5_000_000,
        note: "형편이 어려우면 무료로 도움받으실 수 있습니다(☎ 132). 다른 번호 ☎ 060-1",
        steps: [
          { ...step, serviceId: "certified-mail", price: 55_000, stop: "상대가 갚으면 여기서 끝납니다." },
          {
            ...step,
            serviceId: "payment-order",
            purpose: "법원 명령을 받습니다.",
            price: 121_000,
            courtCosts: 70_000,
            words: ["갚지"],
            isStart: true,
          },
          { ...step, serviceId: "complaint", price: null },
        ],
      },
      recommendations: [{ serviceId: "payment-order", reason: "맞습니다." }],
    });
    const { person, card, box, button } = await openHome();
    await person.type(box, SITUATION);
    await person.click(button());
    const way = within(await card.findByRole("region", { name: "이 순서로 하시면 됩니다" }));
    const [mail, order, suit] = way.getAllByRole("listitem");
    expect(mail?.textContent).toContain("모두 55,000원VAT 포함");
    expect(mail?.textContent).toContain("상대가 갚으면 여기서 끝납니다.");
    expect(order?.getAttribute("aria-current")).toBe("step");
    expect(order?.textContent).toContain("모두 191,000원서비스 121,000원(VAT 포함) + 법원 비용 70,000원");
    expect(order?.textContent).toContain("‘갚지’");
    expect(suit?.textContent).toContain("사건 검토 후 견적");
    expect(way.getByRole("link", { name: "이 일로 AI 상담하기" }).getAttribute("href")).toBe(
      "/service/payment-order#consult",
    );
    expect(way.getByRole("link", { name: "☎ 132" }).getAttribute("href")).toBe("tel:132");
    expect(way.queryByRole("link", { name: /060/ })).toBeNull();
  });

  it("shows a person in danger numbers to call, and nothing to buy", async () => {
    const lines = [{ number: "109", name: "자살예방 상담전화" }];
    answerWith({ kind: "crisis", help: { sentence: "많이 힘드셨겠습니다.", lines, after: "지금 전화해 주세요." } });
    const { person, card, box, button } = await openHome();
    await person.type(box, "죽고 싶어요");
    await person.click(button());
    const help = within(await card.findByRole("alert"));
    expect(help.getByText("많이 힘드셨겠습니다.")).toBeTruthy();
    expect(help.getByRole("link", { name: /109/ }).getAttribute("href")).toBe("tel:109");
    expect(card.queryByRole("link", { name: /상담하기/ })).toBeNull();
    expect(card.queryByText(/원$/)).toBeNull();
    expect(screen.queryByText("추천 결과 없음")).toBeNull();
  });

  it("asks what it does not know, and what is answered joins the situation", async () => {
    const judgment = { id: "judgment" as const, text: "판결이 있나요?", answers: ["아직 없습니다.", "있습니다."] };
    const amount = { id: "amount" as const, text: "금액이 얼마인가요?", answers: [] };
    answerWith({ questions: [judgment, amount] });
    const { person, card, box, button } = await openHome();
    await person.type(box, SITUATION);
    await person.click(button());
    await person.click(await card.findByRole("button", { name: "아직 없습니다." }));
    await person.type(card.getByRole("textbox", { name: "금액이 얼마인가요?" }), "500만원");
    answerWith({ recommendations: [{ serviceId: "payment-order", reason: "맞습니다." }] });
    await person.click(card.getByRole("button", { name: "이어서 보기" }));
    expect(await card.findByText("맞습니다.")).toBeTruthy();
    const situation = `${SITUATION}\n아직 없습니다.\n500만원`;
    expect(asked.at(-1)).toEqual({ situation, answered: ["judgment", "amount"] });
    expect(box.value).toBe(situation);
  });

  it("says that the paper came on the day that is answered", async () => {
    answerWith({ questions: [{ id: "serviceDate", text: "서류를 받은 날이 언제인가요?", answers: [] }] });
    const { person, card, box, button } = await openHome();
    await person.type(box, "지급명령을 받았는데 갚은 돈이에요");
    await person.click(button());
    await person.type(await card.findByRole("textbox", { name: "서류를 받은 날이 언제인가요?" }), "11월 20일");
    await person.click(card.getByRole("button", { name: "이어서 보기" }));
    const situation = "지급명령을 받았는데 갚은 돈이에요\n11월 20일에 받았습니다.";
    await waitFor(() => expect(asked.at(-1)).toEqual({ situation, answered: ["serviceDate"] }));
    expect(box.value).toBe(situation);
  });

  it("never cuts what was written or chosen: too long together is said, and both stay", async () => {
    const judgment = { id: "judgment" as const, text: "판결이 있나요?", answers: ["아직 없습니다.", "있습니다."] };
    answerWith({ questions: [judgment] });
    const { person, card, box, button } = await openHome();
    const long = "가".repeat(4995);
    fireEvent.change(box, { target: { value: long } });
    await person.click(button());
    await person.click(await card.findByRole("button", { name: "아직 없습니다." }));
    await person.click(card.getByRole("button", { name: "이어서 보기" }));
    expect((await toast()).textContent).toContain("상황은 최대 5,000자까지 적을 수 있습니다");
    expect(asked).toHaveLength(1);
    expect(box.value).toBe(long);
    fireEvent.change(box, { target: { value: SITUATION } });
    await person.click(card.getByRole("button", { name: "이어서 보기" }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.at(-1)).toMatchObject({ situation: `${SITUATION}\n아직 없습니다.` });
  });

  it("names who helps instead", async () => {
    answerWith({ kind: "none", referral: "저희가 맡지 않는 일입니다.\n국세상담센터(☎ 126)" });
    const { person, card, box, button } = await openHome();
    await person.type(box, "세금 신고");
    await person.click(button());
    expect((await card.findByRole("link", { name: "☎ 126" })).getAttribute("href")).toBe("tel:126");
    expect(card.getByRole("button", { name: "담당자에게 확인하기" })).toBeTruthy();
    expect(screen.queryByText("추천 결과 없음")).toBeNull();
  });

  it("says when nothing fits, and what to do then", async () => {
    answerWith({});
    const { person, card, box, button } = await openHome();
    await person.type(box, "날씨가 좋네요");
    await person.click(button());
    expect((await toast()).textContent).toBe("추천 결과 없음상황에 맞는 서비스를 찾지 못했습니다. 다시 시도해주세요.");
    expect(await card.findByText(/언제, 누구와, 얼마/)).toBeTruthy();
  });

  it("keeps the text and says why when it failed, also over a reload, and a second try works", async () => {
    refuse(429, "BUDGET_EXCEEDED", "오늘 사용할 수 있는 AI 이용량을 모두 썼습니다.");
    const { person, card, box, button, unmount } = await openHome();
    await person.type(box, SITUATION);
    await person.click(button());
    expect((await toast()).textContent).toBe("오류서비스 추천에 실패했습니다. 다시 시도해주세요.");
    expect(card.getByText("오늘 사용할 수 있는 AI 이용량을 모두 썼습니다.", { exact: false })).toBeTruthy();
    expect(box.value).toBe(SITUATION);
    unmount();

    answerWith({ recommendations: [{ serviceId: "payment-order", reason: "맞습니다." }] });
    const again = await openHome();
    expect(again.box.value).toBe(SITUATION);
    await again.person.click(again.button());
    expect(await again.card.findByText("맞습니다.")).toBeTruthy();
  });

  it("says once that it failed where the server gives no reason, and on the card what to do", async () => {
    office.instead.set(RECOMMEND, () => ({ status: 500 }));
    const { person, card, box, button } = await openHome();
    await person.type(box, SITUATION);
    await person.click(button());
    expect((await toast()).textContent).toBe("오류서비스 추천에 실패했습니다. 다시 시도해주세요.");
    expect(screen.getAllByText(/서비스 추천에 실패했습니다/)).toHaveLength(1);
    expect(card.getByText("처리하지 못했습니다. 잠시 후 다시 시도해주세요.")).toBeTruthy();
  });

  it("shows the numbers that help where plain words of danger were not answered", async () => {
    office.instead.set(RECOMMEND, () => ({ status: 500 }));
    const { person, card, box, button } = await openHome();
    await person.type(box, "죽고 싶어요");
    await person.click(button());
    expect((await card.findByRole("link", { name: /109/ })).getAttribute("href")).toBe("tel:109");
    expect(button().disabled).toBe(false);
  });

  it("shows them, and nothing that sells, where a text with plain words of danger is too long to send", async () => {
    answerWith({ recommendations: [{ serviceId: "payment-order", reason: "맞습니다." }] });
    const { person, card, box, button } = await openHome();
    await person.type(box, SITUATION);
    await person.click(button());
    expect(await card.findByText("맞습니다.")).toBeTruthy();
    const long = "가".repeat(4995);
    fireEvent.change(box, { target: { value: `${long} 힘들어요` } });
    expect(button().disabled).toBe(false);
    fireEvent.change(box, { target: { value: `${long} 죽고 싶어요` } });
    expect(button().disabled).toBe(true);
    expect(card.getByRole("link", { name: /109/ }).getAttribute("href")).toBe("tel:109");
    expect(card.queryByText("맞습니다.")).toBeNull();
    expect(card.getAllByRole("link").filter((link) => /service/u.test(link.getAttribute("href") ?? ""))).toEqual([]);
    fireEvent.change(box, { target: { value: SITUATION } });
    expect(card.queryByRole("link", { name: /109/ })).toBeNull();
    expect(card.getByText("맞습니다.")).toBeTruthy();
  });

  it("can be cancelled while it runs", async () => {
    const answer = Promise.withResolvers<{ body: unknown }>();
    office.instead.set(RECOMMEND, () => answer.promise);
    const { person, card, box, button } = await openHome();
    await person.type(box, SITUATION);
    await person.click(button());
    await waitFor(() => expect(button().disabled).toBe(true));
    await person.click(card.getByRole("button", { name: "취소" }));
    await waitFor(() => expect(button().disabled).toBe(false));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(box.value).toBe(SITUATION);
  });
});
