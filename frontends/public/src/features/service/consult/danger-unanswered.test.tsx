import { member, provideModalDialogs } from "@legal/web-kit/testing";
import type { AiMessage } from "@legal/contracts";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { conversationOf, message, openStream, turns, whole } from "../../../testing/consult-conversation.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { ASK, CURRENT, FOLLOW, openPanel, ROOM, signedIn, STATUS } from "../../../testing/open-consult.ts";
import { renderSite } from "../../../testing/render-site.tsx";

beforeAll(() => provideModalDialogs());
beforeEach(() => localStorage.clear());

type Panel = Awaited<ReturnType<typeof openPanel>>["panel"];

const OTHER = "01970000-0000-7000-8000-0000000000a2";

const numberIn = (panel: Panel) => panel.queryByRole("link", { name: /109/ })?.getAttribute("href");

describe("words of danger that get no answer", () => {
  it.each([500, 409, 429])(
    "show the numbers that help where they are plain and are refused with %i",
    async (status) => {
      const { panel, ask } = await openPanel({ [ASK]: () => ({ status }) });
      await ask("죽고 싶어요");
      await waitFor(() => expect(numberIn(panel)).toBe("tel:109"));
      expect(panel.getByRole("button", { name: "다시 시도" })).toBeTruthy();
    },
  );

  it("show them where the answer failed", async () => {
    const failed = message({ role: "assistant", status: "failed", error: "AI_UNAVAILABLE", inDanger: true });
    const { panel } = await openPanel({
      [CURRENT]: () => ({ body: conversationOf(message({ content: "번개탄 샀어요" }), failed) }),
    });
    expect(numberIn(panel)).toBe("tel:109");
  });

  it("are no words of a matter, which is refused without them", async () => {
    const { panel, ask } = await openPanel({ [ASK]: () => ({ status: 500 }) });
    await ask("돈을 못 받았어요");
    expect(await panel.findByRole("button", { name: "다시 시도" })).toBeTruthy();
    expect(numberIn(panel)).toBeUndefined();
  });

  it("show them where the server alone knows that they are", async () => {
    const body = { code: "ANSWER_IN_PROGRESS", message: "", requestId: "r", current: { inDanger: true } };
    const { panel, ask } = await openPanel({ [ASK]: () => ({ status: 409, body }) });
    await ask("번개탄 샀어요");
    await waitFor(() => expect(numberIn(panel)).toBe("tel:109"));
  });

  it("show them while they cannot be sent", async () => {
    const writing = message({ role: "assistant", status: "writing" });
    const { panel, person, box } = await openPanel({
      [CURRENT]: () => ({ body: conversationOf(message({ content: "돈을 못 받았어요" }), writing) }),
      [FOLLOW]: () => ({ stream: openStream().stream }),
    });
    await person.type(box, "돈을 못 받아서");
    expect(numberIn(panel)).toBeUndefined();
    await person.type(box, " 죽고 싶어요");
    expect(numberIn(panel)).toBe("tel:109");
  });

  it("have nothing that sells beside them while they cannot be sent, and it comes back when they are gone", async () => {
    const prices = () => screen.queryAllByText(/110,000|121,000|구매하기/);
    const writing = message({ role: "assistant", status: "writing" });
    const { panel, person, box } = await openPanel({
      [CURRENT]: () => ({ body: conversationOf(...turns(7), message({ content: "비용은요?" }), writing) }),
      [FOLLOW]: () => ({ stream: openStream().stream }),
    });
    await person.type(box, "죽고 싶어");
    expect(numberIn(panel)).toBe("tel:109");
    expect(prices()).toEqual([]);
    expect(panel.queryByText(/상품 선택/)).toBeNull();
    await person.clear(box);
    expect(numberIn(panel)).toBeUndefined();
    expect(prices()).not.toEqual([]);
  });

  it("are not sold to in the conversation that is opened after a full one", async () => {
    const prices = () => screen.queryAllByText(/110,000|121,000|구매하기/);
    const answer = openStream();
    const help = message({ role: "assistant", content: "안전이 먼저입니다.", inDanger: true });
    const full = conversationOf(...turns(49), message({ content: "죽고 싶어요" }), help);
    fakeApi({ ...STATUS, [CURRENT]: () => ({ body: full }), [ASK]: () => ({ stream: answer.stream }) });
    const person = await renderSite("/service/payment-order#consult");
    const panel = within(await screen.findByRole("region", { name: "AI에게 물어보기" }));
    await person.click(await panel.findByRole("button", { name: "새 상담 시작" }));
    await person.type(await panel.findByRole("textbox", { name: "질문" }), "돈을 못 받았어요");
    expect(prices()).toEqual([]);
    await person.click(panel.getByRole("button", { name: "보내기" }));
    const started = { started: true, conversationId: OTHER, turnId: help.turnId, mode: "offline" } as const;
    answer.say(started);
    answer.say(whole(help.turnId, { conversationId: OTHER, response: "지급명령을 권합니다." }));
    answer.end();
    await panel.findByText("지급명령을 권합니다.");
    await waitFor(() => expect(prices()).not.toEqual([]));
  });

  it("have nothing that sells beside the numbers", async () => {
    const prices = () => screen.queryAllByText(/110,000|121,000|구매하기/);
    const { panel, ask } = await openPanel({
      [CURRENT]: () => ({ body: conversationOf(...turns(7)) }),
      [ASK]: () => ({ status: 503 }),
    });
    expect(prices()).not.toEqual([]);
    await ask("죽고 싶어요");
    await waitFor(() => expect(numberIn(panel)).toBe("tel:109"));
    expect(prices()).toEqual([]);
    expect(panel.queryByText(/상품 선택/)).toBeNull();
  });
});

describe("who comes back to a service's page", () => {
  const help = message({ role: "assistant", content: "안전이 먼저입니다.", inDanger: true });
  const flag = `private:${member.id}:danger:payment-order`;
  const prices = () => screen.queryAllByText(/110,000|121,000|구매하기/);

  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => Reflect.deleteProperty(globalThis, "IntersectionObserver"));

  const come = async (...messages: AiMessage[]) => {
    const conversation = messages.length === 0 ? null : conversationOf(...messages);
    fakeApi({ ...STATUS, ...signedIn, [CURRENT]: () => ({ body: conversation }) });
    await renderSite("/service/payment-order");
    await screen.findByRole("region", { name: "AI에게 물어보기" });
  };

  it("sees nothing that sells where the last answer was to one in danger, also far from the conversation", async () => {
    await come(message({ content: "죽고 싶어요" }), help);
    expect(prices()).not.toEqual([]);
    cleanup();
    localStorage.setItem(flag, "true");
    await come(message({ content: "죽고 싶어요" }), help);
    await waitFor(() => expect(prices()).toEqual([]));
    expect(await screen.findByText("안전이 먼저입니다.")).toBeTruthy();
    expect(prices()).toEqual([]);
    expect(localStorage.getItem(flag)).toBe("true");
  });

  it("sees prices again where a matter for the office was answered since", async () => {
    localStorage.setItem(flag, "true");
    await come(message({ content: "죽고 싶어요" }), help, ...turns(1));
    await waitFor(() => expect(prices()).not.toEqual([]));
    expect(localStorage.getItem(flag)).toBeNull();
  });

  describe("after a login that what was asked before it waits for", () => {
    const WAITING = "GET /api/ai/visitor-conversations";
    const FORGET = "POST /api/ai/visitor-conversations/forget";
    const CLAIM = "POST /api/ai/visitor-conversations/claim";
    const visitorFlag = "private:visitor:danger:payment-order";
    const at = "2026-11-20T01:00:00.000Z";
    const unclaimed = { id: OTHER, serviceType: "payment-order", firstWords: "번개탄", createdAt: at, updatedAt: at };
    const isRemembered = () => [flag, visitorFlag].some((key) => localStorage.getItem(key) !== null);

    const logIn = async (isKnown?: Promise<void>, handlers: Parameters<typeof fakeApi>[0] = {}) => {
      let waiting = [unclaimed];
      localStorage.setItem(visitorFlag, "true");
      fakeApi({
        ...STATUS,
        ...signedIn,
        [CURRENT]: () => ({ body: null }),
        ...handlers,
        [WAITING]: async () => {
          await isKnown;
          return { body: waiting };
        },
        [FORGET]: () => {
          waiting = [];
          return { status: 204 };
        },
        [CLAIM]: () => {
          waiting = [];
          return { body: { ids: [OTHER] } };
        },
      });
      return renderSite("/service/payment-order#consult");
    };

    it("sees nothing that sells until they say that it is not theirs", async () => {
      const person = await logIn();
      const offer = within(await screen.findByRole("region", { name: "로그인 전에 나눈 상담" }));
      expect(prices()).toEqual([]);
      expect(isRemembered()).toBe(true);
      await person.click(offer.getByRole("button", { name: "제 것이 아닙니다 – 삭제" }));
      await person.click(offer.getByRole("button", { name: "삭제하기" }));
      await waitFor(() => expect(prices()).not.toEqual([]));
      expect(isRemembered()).toBe(false);
    });

    it("sees nothing that sells either while it is not known whether any waits", async () => {
      const { promise: isKnown, resolve } = Promise.withResolvers<void>();
      await logIn(isKnown);
      // It has loaded the conversation: there is none.
      await waitFor(() => expect(localStorage.getItem(visitorFlag)).toBeNull());
      expect(prices()).toEqual([]);
      expect(localStorage.getItem(flag)).toBe("true");
      resolve();
      await screen.findByRole("textbox", { name: "질문" });
      expect(prices()).toEqual([]);
    });

    it("sees nothing that sells beside an earlier conversation of their own, until they ask on in it", async () => {
      const answer = openStream();
      const own = conversationOf(...turns(1));
      const person = await logIn(undefined, {
        [CURRENT]: () => ({ body: own }),
        [ASK]: () => ({ stream: answer.stream }),
      });
      await screen.findByRole("region", { name: "로그인 전에 나눈 상담" });
      await screen.findByText("답 0");
      expect(prices()).toEqual([]);
      expect(isRemembered()).toBe(true);
      await person.type(screen.getByRole("textbox", { name: "질문" }), "돈을 못 받았어요");
      await person.click(screen.getByRole("button", { name: "보내기" }));
      answer.say({ started: true, conversationId: own.id, turnId: help.turnId, mode: "offline" });
      answer.say(whole(help.turnId, { response: "지급명령을 권합니다." }));
      answer.end();
      await screen.findByText("지급명령을 권합니다.");
      await waitFor(() => expect(prices()).not.toEqual([]));
      expect(isRemembered()).toBe(false);
    });

    it.each(["comes", "fails to come"])("sees nothing that sells when it is theirs and %s", async (what) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      let asked = 0;
      const person = await logIn(undefined, {
        [CURRENT]: async () => {
          asked += 1;
          if (asked === 1) return { body: null };
          await promise;
          if (what === "fails to come") return { status: 503, body: { error: { code: "SERVICE_BUSY", message: "" } } };
          return { body: conversationOf(message({ content: "죽고 싶어요" }), help) };
        },
      });
      const offer = within(await screen.findByRole("region", { name: "로그인 전에 나눈 상담" }));
      await person.click(offer.getByRole("button", { name: "옮기기" }));
      await waitFor(() => expect(asked).toBe(2));
      await waitFor(() => expect(offer.queryByRole("button", { name: "옮기기" })).toBeNull());
      expect(prices()).toEqual([]);
      expect(isRemembered()).toBe(true);
      await act(async () => resolve());
      expect(prices()).toEqual([]);
      expect(isRemembered()).toBe(true);
    });

    it("sees prices where none waits", async () => {
      localStorage.setItem(visitorFlag, "true");
      await come();
      await waitFor(() => expect(prices()).not.toEqual([]));
      expect(isRemembered()).toBe(false);
    });
  });

  describe("to buy", () => {
    const ORDER = "POST /api/chat-rooms";
    const openDialog = async (handlers: Parameters<typeof fakeApi>[0]) => {
      const current = Promise.withResolvers<void>();
      const conversation = conversationOf(message({ content: "죽고 싶어요" }), help);
      const answer = () => current.promise.then(() => ({ body: conversation }));
      fakeApi({ ...STATUS, ...signedIn, [CURRENT]: answer, ...handlers });
      const person = await renderSite("/service/payment-order?buy=standard#consult");
      const dialog = within(await screen.findByRole("dialog"));
      const learnOfDanger = async () => {
        current.resolve();
        await screen.findByText("안전이 먼저입니다.");
      };
      return { person, dialog, learnOfDanger };
    };

    it("is asked for no order once the last answer turns out to be one to a person in danger", async () => {
      const { learnOfDanger } = await openDialog({});
      await learnOfDanger();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });

    it("reads why an order that was sent before that is refused, until they close it", async () => {
      const order = Promise.withResolvers<{ status: number; body: unknown }>();
      const { person, dialog, learnOfDanger } = await openDialog({ [ORDER]: () => order.promise });
      await person.click(dialog.getByRole("button", { name: "구매하기" }));
      await learnOfDanger();
      order.resolve({ status: 409, body: { code: "TOO_MANY_OPEN_CASES", message: "", requestId: "r" } });
      expect(await dialog.findByRole("alert")).toBeTruthy();
      expect(dialog.getByRole<HTMLButtonElement>("button", { name: "구매하기" }).disabled).toBe(true);
      await person.click(dialog.getByRole("button", { name: "취소" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });

    it("sees what becomes of an order that was sent before that", async () => {
      const order = Promise.withResolvers<{ status: number; body: unknown }>();
      const { person, dialog, learnOfDanger } = await openDialog({ [ORDER]: () => order.promise });
      await person.click(dialog.getByRole("button", { name: "구매하기" }));
      await learnOfDanger();
      expect(screen.getByRole("dialog")).toBeTruthy();
      order.resolve({ status: 201, body: { id: ROOM } });
      await waitFor(() => expect(screen.getByLabelText("address").textContent).toBe(`/chat/${ROOM}`));
    });
  });
});
