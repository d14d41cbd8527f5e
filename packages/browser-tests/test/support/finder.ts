import type { Page } from "playwright-core";
import type { Texts } from "./texts.ts";

/** The landing page's finder as a person uses it. */
export const finder = (page: Page, text: Texts) => {
  const field = page.getByRole("searchbox", { name: text("public", "landing.finder.label") });
  return {
    /** Letter by letter: what is found appears without a press. */
    type: (words: string) => field.pressSequentially(words, { delay: 15 }),
    /** The step of the way where one begins. */
    start: page.locator('li[aria-current="step"]'),
    begin: page.getByRole("link", { name: text("ai", "ai.guidance.begin") }),
  };
};
