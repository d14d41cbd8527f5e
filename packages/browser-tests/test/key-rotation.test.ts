import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { jest } from "@jest/globals";
import { until } from "@legal/test-kit";
import { launchPlatform, type Platform } from "@legal/test-kit/platform";
import { allTexts } from "./support/all-texts.ts";
import { createLoadBalancer, type LoadBalancer } from "./support/load-balancer.ts";
import { keyCommands } from "./support/key-commands.ts";
import { newAccount } from "./support/person.ts";
import { openChatSocket, type ChatSocket } from "./support/chat-socket.ts";
import { cookieOf } from "./support/cookie-of.ts";
import { ROOT } from "./support/repository.ts";

jest.setTimeout(600_000);

let platform: Platform;
let keys: ReturnType<typeof keyCommands>;
let loadBalancer: LoadBalancer;
let chatSocket: ChatSocket | undefined;

beforeAll(async () => {
  platform = await launchPlatform({
    args: ["--replicas", "gateway=2,auth=2,ai=2"],
    env: { RATE_LIMIT_SCALE: "20", STACK_DURABLE: "false", LOG_FORMAT: "json" },
  });
  keys = keyCommands(platform);
  const gateways = Object.entries(platform.addresses).filter(([replica]) => replica.startsWith("gateway"));
  loadBalancer = createLoadBalancer(
    gateways.map(([, address]) => address),
    platform.address,
  );
});
afterAll(async () => {
  chatSocket?.close();
  await loadBalancer?.close();
  await platform?.stop();
});

describe("every key of a running platform, replaced under load", () => {
  it("fails no request, no socket and no visitor's conversation", async () => {
    const { username, email, password } = newAccount("keys");
    const signup = { username, email, password, passwordConfirm: password };
    const cookie = cookieOf(await loadBalancer.ask("POST", "/api/auth/signup", { body: signup }));
    const purchase = { serviceType: "payment-order", packageType: "standard" };
    const bought = await loadBalancer.ask("POST", "/api/chat-rooms", { cookie, body: purchase });
    const { id: room } = (await bought.json()) as { id: string };
    const question = { serviceType: "payment-order", messages: [{ role: "user", content: "받지 못한 돈이 있어요" }] };
    const asked = await loadBalancer.ask("POST", "/api/ai/chat", { body: question });
    const { conversationId } = (await asked.json()) as { conversationId: string };
    const visitor = cookieOf(asked, "ai-visitor");
    chatSocket = await openChatSocket(loadBalancer.next(), cookie, platform.address);
    const { send } = chatSocket;

    const ended = new AbortController();
    const failures: string[] = [];
    let answers = 0;
    const asking = async (call: () => Promise<Response>): Promise<void> => {
      while (!ended.signal.aborted) {
        const answer = await call();
        const text = await answer.text();
        answers += 1;
        if (!answer.ok) failures.push(`${answer.url} ${answer.status} ${text.slice(0, 200)}`);
        await pause(100);
      }
    };
    const said: string[] = [];
    const talking = async (): Promise<void> => {
      while (!ended.signal.aborted) {
        const words = `[${said.length}]`;
        await send(room, words);
        said.push(words);
        await pause(700);
      }
    };
    const fresh = async (): Promise<void> => {
      while (!ended.signal.aborted) {
        const other = await openChatSocket(loadBalancer.next(), cookie, platform.address);
        // As the pages do, where an answer is late.
        await until(() =>
          other.join(room).then(
            () => true,
            () => false,
          ),
        );
        other.close();
        await pause(2000);
      }
    };
    const failing = (error: unknown) => void failures.push(String(error));
    const load = [
      asking(() => loadBalancer.ask("GET", "/api/auth/me", { cookie })),
      asking(() => loadBalancer.ask("GET", "/api/chat-rooms/my", { cookie })),
      asking(() => loadBalancer.ask("GET", `/api/ai/chat/${conversationId}`, { cookie: visitor })),
      talking().catch(failing),
      fresh().catch(failing),
    ];
    const before = await keys.keysInUse();
    const { code, output } = await keys.rotate("all");
    const after = await keys.keysInUse();
    ended.abort();
    await Promise.all(load);

    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining("3 of 3") });
    expect(failures).toEqual([]);
    expect(answers).toBeGreaterThan(200);
    expect(said.length).toBeGreaterThan(20);
    const signing = (lines: string[]) => lines.filter((line) => line.includes('use="signs"'));
    expect(signing(after)).toHaveLength(signing(before).length);
    expect(signing(after).filter((line) => before.includes(line))).toEqual([]);
    const own = after.filter((line) => line.includes('variable="TRUSTED_KEYS"'));
    expect(own.filter((line) => before.includes(line))).toEqual([]);
    // A visitor's conversation outlives the key that its cookie was signed with.
    expect((await loadBalancer.ask("GET", `/api/ai/chat/${conversationId}`, { cookie: visitor })).status).toBe(200);
    const stored = await allTexts(room, async (path) => (await loadBalancer.ask("GET", path, { cookie })).json());
    expect(stored.filter((text) => /^\[\d+\]$/.test(text))).toEqual(said);
  });

  it("goes on where it was when it was cut off", async () => {
    const child = spawn(process.execPath, ["scripts/keys-rotate.ts", "visitor-hash"], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: platform.dataDir },
    });
    for await (const chunk of child.stdout) if (String(chunk).includes("1 of 3")) break;
    child.kill("SIGKILL");
    let again = await keys.rotate("visitor-hash");
    expect(again).toEqual({ code: 1, output: expect.stringContaining("in half a minute") });
    const isResumed = async () => (again = await keys.rotate("visitor-hash")).code === 0;
    await until(isResumed, { timeoutMs: 90_000, intervalMs: 2000 });
    expect(again.output).toContain("goes on after the step");
    const held = (await keys.keysInUse()).filter((line) => /^gateway.*VISITOR_HASH_KEYS/.test(line));
    // Of each of two gateways: the one in use, and the two before it, which are accepted for a day.
    expect(held).toHaveLength(6);
  });
});
