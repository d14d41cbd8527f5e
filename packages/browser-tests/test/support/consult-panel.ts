import type { Page } from "playwright-core";
import type { Texts } from "./texts.ts";

/** The consult panel of a service page as a person uses it. */
export const consultPanel = (page: Page, text: Texts) => {
  const box = page.getByRole("textbox", { name: text("ai", "ai.consult.question"), exact: true });
  const again = page.getByRole("button", { name: text("ai", "ai.consult.regenerate") });
  const conversation = page.getByRole("region", { name: text("ai", "ai.consult.conversation") });
  const send = () => page.getByRole("button", { name: text("ai", "ai.consult.send"), exact: true }).click();
  return {
    box,
    conversation,
    send,
    begin: () => page.getByRole("link", { name: text("public", "service.consult.begin") }).click(),
    /** Waits until the answer is complete: only then can it be regenerated. */
    answered: () => again.waitFor(),
    ask: async (question: string): Promise<void> => {
      await box.fill(question);
      await send();
      await conversation.getByText(question).waitFor();
      await again.waitFor();
    },
  };
};
