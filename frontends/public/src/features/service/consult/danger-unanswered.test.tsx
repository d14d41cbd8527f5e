import { provideModalDialogs } from "@legal/web-kit/testing";
import { waitFor } from "@testing-library/react";
import { conversationOf, message } from "../../../testing/consult-conversation.ts";
import { ASK, CURRENT, openPanel } from "../../../testing/open-consult.ts";

beforeAll(() => provideModalDialogs());
beforeEach(() => localStorage.clear());

type Panel = Awaited<ReturnType<typeof openPanel>>["panel"];

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
});
