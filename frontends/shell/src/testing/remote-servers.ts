import type { RemoteModule } from "@legal/web-kit";

export interface Answer {
  status?: number;
  body?: unknown;
}

/**
 * Fakes what leaves the page: `fetch`, and the script tags that bring remotes. A remote that is `up` leaves its
 * container on the page when its entry is loaded, as a federated build does.
 */
export const remoteServers = (firstSession: Answer) => {
  let session: Answer | Promise<Answer> = firstSession;
  const up = new Map<string, RemoteModule>();
  const scripts: string[] = [];

  /** What calls answer beside these, by path. */
  const others = new Map<string, Answer | Promise<Answer>>();

  const answer = (path: string): Answer | Promise<Answer> => {
    const other = others.get(path);
    if (other) return other;
    if (path === "/api/auth/me") return session;
    if (path === "/config.json") {
      const names = ["public", "member", "admin"];
      const remotes = Object.fromEntries(names.map((name) => [name, { manifest: `/web/${name}/mf-manifest.json` }]));
      return { body: { remotes } };
    }
    const name = /^\/web\/(\w+)\/mf-manifest\.json$/.exec(path)?.[1] ?? "";
    return up.has(name) ? { body: { metaData: { remoteEntry: { name: "remoteEntry.js" } } } } : { status: 503 };
  };

  globalThis.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    const { status = 200, body } = await answer(pathname);
    return new Response(JSON.stringify(body ?? null), { status });
  };
  const answerSession = (next: Answer | Promise<Answer>) => {
    session = next;
  };

  const runScript = (script: HTMLScriptElement) => {
    scripts.push(new URL(script.src).pathname);
    const name = /\/web\/(\w+)\//.exec(script.src)?.[1] ?? "";
    const remote = up.get(name);
    if (!remote) return script.dispatchEvent(new Event("error"));
    const container = { init: () => Promise.resolve(), get: () => Promise.resolve(() => ({ remote })) };
    Object.assign(globalThis, { [`mf_${name}`]: container });
    return script.dispatchEvent(new Event("load"));
  };

  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement) runScript(node);
    }
  });
  observer.observe(document.head, { childList: true });
  Object.assign(globalThis, {
    __webpack_init_sharing__: () => Promise.resolve(),
    __webpack_share_scopes__: { default: {} },
  });

  return { up, others, scripts, answerSession, stop: () => observer.disconnect() };
};
