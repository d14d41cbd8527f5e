import type { Page } from "playwright-core";

/** A call from the page's own browser, its cookies included; the page must be on the site. Throws on a refusal. */
export const call = async <T>(
  page: Page,
  method: "GET" | "POST" | "PATCH",
  path: string,
  data?: object,
): Promise<T> => {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  const body = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${body}`);
  return (body ? JSON.parse(body) : undefined) as T;
};
