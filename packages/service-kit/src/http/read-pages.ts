import type { InternalCall, InternalClient } from "./internal-client.ts";

const PAGE_ROWS = 500;

interface PagedCall<Row> extends InternalCall {
  readonly client?: {
    params: undefined;
    query: { after?: string | undefined; limit?: unknown };
    body: undefined;
    response: Row[];
  };
}

/** All rows that another service's export call answers, a page at a time; a short page is the last. */
export const readPages = async function* <Row extends { id: string }>(
  client: InternalClient,
  call: PagedCall<Row>,
  signal?: AbortSignal,
): AsyncGenerator<Row[]> {
  for (let after: string | undefined; ;) {
    signal?.throwIfAborted();
    const page: Row[] = await client.call(call, { query: { limit: PAGE_ROWS, after } });
    const last = page.at(-1);
    if (last) yield page;
    if (!last || page.length < PAGE_ROWS) return;
    after = last.id;
  }
};
