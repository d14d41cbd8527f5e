import type { Locator, Page } from "playwright-core";
import { textsOf } from "./texts.ts";

const ko = textsOf("ko");
const say = (key: string, values?: Record<string, string>) => ko("documents", `documents.${key}`, values);

/** A question as it reads on the screen, and what a person types or chooses. */
export type Given = readonly [label: string, value: string];

/** Optional questions say so behind their label. */
const named = (label: string) =>
  new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}\\s*(${say("optional")})?$`);

const giveOne = async (screen: Page | Locator, [label, value]: Given): Promise<void> => {
  const name = named(label);
  const group = screen.getByRole("group", { name });
  const field = screen.getByLabel(name).and(screen.locator("input, textarea, select")).first();
  await group.or(field).first().waitFor();
  if ((await group.count()) > 0) return group.getByText(value, { exact: true }).click();
  if ((await field.evaluate(({ tagName }) => tagName)) === "SELECT") {
    await field.selectOption({ label: value });
    return undefined;
  }
  if ((await field.getAttribute("type")) === "date") return field.fill(value);
  await field.click();
  await field.clear();
  return field.pressSequentially(value);
};

const confirmAll = async (page: Page): Promise<void> => {
  const confirm = page.getByRole("button", { name: say("prefilled.confirm") });
  while ((await confirm.count()) > 0) await confirm.first().click();
};

/** Answers what one screen of an interview asks, and confirms what was filled in; some of it is asked only then. */
export const answerStep = async (page: Page, step: string, answers: readonly Given[]): Promise<void> => {
  await page.getByRole("heading", { level: 1, name: step }).waitFor();
  await confirmAll(page);
  for (const given of answers) await giveOne(page, given);
  await confirmAll(page);
};

export const goOn = (page: Page): Promise<void> => page.getByRole("button", { name: say("next"), exact: true }).click();
