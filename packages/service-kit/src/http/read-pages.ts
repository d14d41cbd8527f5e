import { z } from "zod";
import type { InternalClient } from "./internal-client.ts";

const PAGE_ROWS = 500;

interface PagedCall<Row> {
  path: string;
  response: z.ZodType<Row[]> | undefined;
}

/** All rows that another service's export call answers, a page at a time; a short page is the last. */
export const readPages = async function* <Row extends { id: string }>(
  client: InternalClient,
  { path, response = z.never() }: PagedCall<Row>,
  signal?: AbortSignal,
): AsyncGenerator<Row[]> {
  for (let after = ""; ;) {
    signal?.throwIfAborted();
    const page = await client.get(`${path}?limit=${PAGE_ROWS}${after && `&after=${after}`}`, response);
    const last = page.at(-1);
    if (last) yield page;
    if (!last || page.length < PAGE_ROWS) return;
    after = last.id;
  }
};
