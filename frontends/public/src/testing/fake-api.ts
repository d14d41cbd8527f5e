export interface Call {
  method: string;
  path: string;
  body: unknown;
  headers: Headers;
}

interface Answer {
  status?: number;
  body?: unknown;
  /** Sent as it comes, in place of a body. */
  stream?: ReadableStream<Uint8Array>;
}

type Handler = (call: Call) => Answer | Promise<Answer>;

export const UNAUTHENTICATED: Answer = {
  status: 401,
  body: { code: "UNAUTHENTICATED", message: "", requestId: "test" },
};

const parse = (text: string): unknown => (text ? JSON.parse(text) : undefined);

/**
 * Fakes the network: the browser's `fetch`, answered by handlers named "POST /api/…".
 * No one is signed in unless "GET /api/auth/me" says so; any other unknown call fails the test that makes it.
 */
export const fakeApi = (handlers: Record<string, Handler>) => {
  const calls: Call[] = [];
  const all: Record<string, Handler> = {
    "GET /api/auth/me": () => UNAUTHENTICATED,
    "GET /api/auth/providers": () => ({ body: { google: true } }),
    "POST /api/analytics/page-views": () => ({ status: 204 }),
    "GET /api/ai/visitor-conversations": () => ({ body: [] }),
    "GET /api/holidays": () => ({ body: [] }),
    ...handlers,
  };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname: path } = new URL(request.url);
    const call = { method: request.method, path, body: parse(await request.text()), headers: request.headers };
    calls.push(call);
    const handle = all[`${call.method} ${path}`];
    if (!handle) throw new Error(`no answer for ${call.method} ${path}`);
    const { status = 200, body, stream } = await handle(call);
    return new Response(stream ?? (body === undefined ? null : JSON.stringify(body)), { status });
  };
  return {
    calls,
    to: (method: string, path: string) => calls.filter((call) => call.method === method && call.path === path),
  };
};

/** The platform's error answer. */
export const refusal = (
  status: number,
  code: string,
  message: string,
  details?: { path: string; message: string }[],
): Answer => ({ status, body: { code, message, details, requestId: "test" } });
