import { setTimeout as pause } from "node:timers/promises";

/** Where a process listens that was asked for its inspector by a signal. */
const INSPECTOR = "http://127.0.0.1:9229";
const ATTEMPTS = 100;
const PAUSE_MS = 100;
const CLOSE_INSPECTOR = "setTimeout(() => process.getBuiltinModule('node:inspector').close(), 50)";

const inspectorUrl = async (): Promise<string | undefined> => {
  try {
    const targets = (await (await fetch(`${INSPECTOR}/json`)).json()) as { webSocketDebuggerUrl: string }[];
    return targets[0]?.webSocketDebuggerUrl;
  } catch {
    return undefined;
  }
};

const openInspector = async (pid: number): Promise<WebSocket> => {
  if ((await inspectorUrl()) !== undefined) throw new Error(`${INSPECTOR} is another process's inspector`);
  process.kill(pid, "SIGUSR1");
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const url = await inspectorUrl();
    if (url !== undefined) {
      const socket = new WebSocket(url);
      await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
      return socket;
    }
    await pause(PAUSE_MS);
  }
  throw new Error(`process ${pid} opened no inspector at ${INSPECTOR}`);
};

/** Has a Node process collect its garbage, through the inspector that SIGUSR1 opens. */
export const collectGarbage = async (pid: number): Promise<void> => {
  const socket = await openInspector(pid);
  const send = (id: number, method: string, params: object = {}) =>
    new Promise<void>((resolve) => {
      socket.addEventListener("message", ({ data }) => {
        if ((JSON.parse(String(data)) as { id?: number }).id === id) resolve();
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await send(1, "HeapProfiler.collectGarbage");
  await send(2, "Runtime.evaluate", { expression: CLOSE_INSPECTOR });
  await new Promise((resolve) => socket.addEventListener("close", resolve, { once: true }));
};
