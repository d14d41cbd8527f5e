import type { Page } from "playwright-core";
import type { Texts } from "./texts.ts";

/** A case room as a person uses it. Messages carry a mark such as `[12]` as their identity. */
export const chatRoom = (page: Page, text: Texts) => {
  const composer = page.getByPlaceholder(text("member", "chat.placeholder"));
  const lines = page.getByRole("region", { name: text("member", "chat.messages") }).locator("ol > li");

  return {
    composer,
    write: async (content: string) => {
      await composer.fill(content);
      await page.getByRole("button", { name: text("member", "chat.send"), exact: true }).click();
    },
    attach: (file: { name: string; mimeType: string; buffer: Buffer }) =>
      page.locator('input[type="file"]').setInputFiles(file),
    sees: (words: string) => lines.filter({ hasText: words }).last().waitFor(),
    /** The marks on the screen from the oldest to the newest. */
    marks: async (): Promise<string[]> =>
      (await lines.allTextContents()).flatMap((line) => line.match(/\[\d+\]/g) ?? []),
    /** Those of one's own messages that the server has not confirmed: on their way, waiting or failed. */
    underway: async (): Promise<string[]> => {
      const all = await lines.allTextContents();
      const keys = ["chat.delivery.sending", "chat.delivery.waiting", "chat.failed", "chat.stillSending"];
      return all.filter((line) => keys.some((key) => line.includes(text("member", key))));
    },
  };
};
export type ChatRoom = ReturnType<typeof chatRoom>;
