import { execFileSync } from "node:child_process";
import { jest } from "@jest/globals";
import { until } from "@legal/test-kit";
import { cookieOf } from "./support/cookie-of.ts";
import { newAccount } from "./support/person.ts";
import { openChatSocket } from "./support/chat-socket.ts";

jest.setTimeout(900_000);

/** What PLATFORM_URL runs is the release before; these are the sources of the next. See scripts/containers/prove.sh. */
const sources = process.env["UPGRADE_TO"] ?? "";
const address = process.env["PLATFORM_URL"] ?? "";
const PNG = Buffer.concat([Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), Buffer.alloc(3000, 7)]);

const ask = (method: string, path: string, given: { cookie?: string; json?: unknown; form?: FormData } = {}) =>
  fetch(address + path, {
    method,
    headers: {
      origin: address,
      ...(given.cookie !== undefined && { cookie: given.cookie }),
      ...(given.json !== undefined && { "content-type": "application/json" }),
    },
    body: given.form ?? (given.json === undefined ? null : JSON.stringify(given.json)),
  });
const words = async (cookie: string, room: string) =>
  ((await (await ask("GET", `/api/chat-rooms/${room}/messages?limit=200`, { cookie })).json()) as { content: string }[])
    .map(({ content }) => content)
    .filter((content) => content.startsWith("["));

(sources ? describe : describe.skip)("an upgrade of everything by docker compose up", () => {
  it("keeps accounts, sessions, cases, messages and files, and what comes afterwards works", async () => {
    const { username, email, password } = newAccount("upgrade");
    const signup = { username, email, password, passwordConfirm: password };
    const cookie = cookieOf(await ask("POST", "/api/auth/signup", { json: signup }));
    const purchase = { serviceType: "payment-order", packageType: "standard" };
    const bought = await ask("POST", "/api/chat-rooms", { cookie, json: purchase });
    expect(bought.status).toBe(201);
    const { id: room } = (await bought.json()) as { id: string };
    const form = new FormData();
    form.set("file", new Blob([PNG], { type: "image/png" }), "a.png");
    const { fileUrl } = (await (await ask("POST", "/api/upload", { cookie, form })).json()) as { fileUrl: string };
    const before = await openChatSocket(address, cookie, address);
    await before.send(room, "[1]");
    await before.send(room, "[2]", { fileUrl });
    before.close();
    const admin = { username: "admin", password: process.env["ADMIN_PASSWORD"] };
    expect((await ask("POST", "/api/auth/login", { json: admin })).ok).toBe(true);

    const compose = (...args: string[]) =>
      execFileSync("docker", ["compose", ...args], { cwd: sources, stdio: "inherit" });
    compose("up", "--build", "--detach", "--wait", "--wait-timeout", "600");
    // It shows everyone's mails, and ran on every address.
    compose("--profile", "dev", "rm", "--stop", "--force", "mailpit");
    await until(async () => (await ask("GET", "/api/auth/me", { cookie })).ok, { timeoutMs: 30_000 });

    expect(await words(cookie, room)).toEqual(["[1]", "[2]"]);
    const file = await ask("GET", fileUrl, { cookie });
    expect(Buffer.from(await file.arrayBuffer()).equals(PNG)).toBe(true);
    const after = await openChatSocket(address, cookie, address);
    await after.join(room);
    await after.send(room, "[3]");
    after.close();
    expect(await words(cookie, room)).toEqual(["[1]", "[2]", "[3]"]);
    expect((await ask("POST", "/api/auth/login", { json: { username, password } })).ok).toBe(true);
    expect((await ask("POST", "/api/auth/login", { json: admin })).ok).toBe(true);
    const mine = (await (await ask("GET", "/api/chat-rooms/my", { cookie })).json()) as { id: string }[];
    expect(mine.map(({ id }) => id)).toEqual([room]);
  });
});
