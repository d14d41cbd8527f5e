import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jest } from "@jest/globals";
import { launchPlatform, type Platform } from "@legal/test-kit/platform";
import { generate } from "otplib";
import { openChatSocket } from "./support/chat-socket.ts";
import { cookieOf } from "./support/cookie-of.ts";
import { mailTo } from "./support/mailbox.ts";
import { newAccount } from "./support/person.ts";
import { hasReleaseBefore, unpackReleaseBefore } from "./support/release-before.ts";

jest.setTimeout(600_000);

const PNG = Buffer.concat([Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), Buffer.alloc(3000, 7)]);
const DEADLINE = "2031-03-14";
const NOTE = "서류를 다시 받기로 함";
const REPLY = { title: "인사", texts: { ko: "안녕하세요", en: "", ja: "", zh: "" } };
const INQUIRY = { name: "홍길동", email: "gildong@example.org", message: "빌려준 돈을 받고 싶습니다." };

const callerAt = ({ address }: Platform) => {
  const ask = async <T>(method: string, path: string, cookie = "", body?: object): Promise<T> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(address + path, {
      method,
      headers: { origin: address, cookie, ...(body && !isForm && { "content-type": "application/json" }) },
      body: isForm || !body ? (body ?? null) : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (answer.headers.get("content-type")?.includes("json") ? await answer.json() : answer) as T;
  };
  const logIn = async (username: string, password: string): Promise<string> => {
    const headers = { origin: address, "content-type": "application/json" };
    const body = JSON.stringify({ username, password });
    return cookieOf(await fetch(`${address}/api/auth/login`, { method: "POST", headers, body }));
  };
  const say = async (cookie: string, room: string, content: string, attached?: { fileUrl: string }) => {
    const socket = await openChatSocket(address, cookie, address);
    await socket.send(room, content, attached);
    socket.close();
  };
  return { ask, logIn, say };
};

interface Room {
  id: string;
  caseStatus: string;
  version: number;
}

interface ShownMessage {
  content: string;
  fileUrl: string | null;
  aiAutoResponse: boolean;
}

const { username, email, password } = newAccount("rollback");

/** What one customer and the office do in a case; returns its room. */
const work = async (platform: Platform): Promise<string> => {
  const { ask, logIn, say } = callerAt(platform);
  await ask("POST", "/api/auth/signup", "", { username, email, password, passwordConfirm: password });
  const customer = await logIn(username, password);
  const staff = await logIn(platform.admin.username, platform.admin.password);
  const purchase = { serviceType: "payment-order", packageType: "standard" };
  const { id } = await ask<Room>("POST", "/api/chat-rooms", customer, purchase);
  const form = new FormData();
  form.set("file", new Blob([PNG], { type: "image/png" }), "a.png");
  const { fileUrl } = await ask<{ fileUrl: string }>("POST", "/api/upload", customer, form);
  await say(customer, id, "계약서를 보냅니다.", { fileUrl });
  await ask("POST", `/api/chat-rooms/${id}/start-consent`, customer);
  await ask("PATCH", `/api/chat-rooms/${id}/status`, staff, { caseStatus: "작성중", version: 0 });
  await ask("PATCH", `/api/chat-rooms/${id}/deadline`, staff, { deadline: DEADLINE, version: 1 });
  await ask("POST", `/api/chat-rooms/${id}/notes`, staff, { content: NOTE });
  await ask("POST", "/api/canned-replies", staff, REPLY);
  await ask("POST", "/api/inquiries", customer, INQUIRY);
  return id;
};

const enrolled = newAccount("factor");

/** Another customer turns the second step on; returns the authenticator app's key. */
const enrol = async (platform: Platform): Promise<string> => {
  const { ask, logIn } = callerAt(platform);
  const { password: secret, ...account } = enrolled;
  await ask("POST", "/api/auth/signup", "", { ...account, password: secret, passwordConfirm: secret });
  const { text = "" } = await mailTo(platform.dataDir, account.email, "/verify-email?token=");
  const token = /\/verify-email\?token=([\w.~-]+)/.exec(text)?.[1];
  await ask("POST", "/api/auth/verify-email", "", { token });
  const cookie = await logIn(account.username, secret);
  const { key } = await ask<{ key: string }>("POST", "/api/auth/second-factor", cookie, {});
  const code = await generate({ secret: key.replaceAll(" ", "") });
  await ask("POST", "/api/auth/second-factor/confirm", cookie, { code });
  return key.replaceAll(" ", "");
};

/** Comes in by password and code. */
const logInWithCode = async (platform: Platform, key: string): Promise<number> => {
  const headers = { origin: platform.address, "content-type": "application/json" };
  const post = (path: string, body: object, cookie = "") =>
    fetch(platform.address + path, { method: "POST", headers: { ...headers, cookie }, body: JSON.stringify(body) });
  const asked = await post("/api/auth/login", { username: enrolled.username, password: enrolled.password });
  expect(await asked.json()).toEqual({ secondFactorRequired: true });
  const challenge = asked.headers.getSetCookie().map((line) => line.split(";")[0]);
  return (await post("/api/auth/login/second-factor", { code: await generate({ secret: key }) }, challenge.join("; ")))
    .status;
};

/** All of it, as customer and office read it. */
const readAll = async (platform: Platform, id: string) => {
  const { ask, logIn } = callerAt(platform);
  const customer = await logIn(username, password);
  const staff = await logIn(platform.admin.username, platform.admin.password);
  const all = await ask<ShownMessage[]>("GET", `/api/chat-rooms/${id}/messages`, customer);
  const messages = all.filter(({ aiAutoResponse }) => !aiAutoResponse);
  const files = messages.flatMap(({ fileUrl }) => fileUrl ?? []);
  const sizes = files.map(async (url) => (await (await ask<Response>("GET", url, staff)).arrayBuffer()).byteLength);
  return {
    account: await ask<object>("GET", "/api/auth/me", customer),
    room: await ask<Room>("GET", `/api/chat-rooms/${id}`, staff),
    onTheDesk: (await ask<Room[]>("GET", "/api/chat-rooms?tab=작성중", staff)).map((room) => room.id),
    found: (await ask<Room[]>("GET", `/api/chat-rooms?search=${username}`, staff)).map((room) => room.id),
    messages: messages.map(({ content }) => content),
    sizes: await Promise.all(sizes),
    notes: (await ask<{ content: string }[]>("GET", `/api/chat-rooms/${id}/notes`, staff)).map((note) => note.content),
    history: (await ask<{ kind: string }[]>("GET", `/api/chat-rooms/${id}/activity`, staff)).map(({ kind }) => kind),
    replies: (await ask<(typeof REPLY)[]>("GET", "/api/canned-replies", staff)).map(({ title }) => title),
    inquiries: (await ask<(typeof INQUIRY)[]>("GET", "/api/inquiries", staff)).map(({ message }) => message),
  };
};

(hasReleaseBefore() ? describe : describe.skip)("a rollback to the release before", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "rollback-"));
  const before = unpackReleaseBefore();
  let running: Platform | undefined;
  afterAll(async () => {
    await running?.stop();
    before.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const start = async (sources?: string): Promise<Platform> => {
    await running?.stop();
    running = undefined;
    running = await launchPlatform({ dataDir, env: { LOG_LEVEL: "warn" }, ...(sources && { sources }) });
    return running;
  };

  it("shows everything that this release stored, and what it changes then stays", async () => {
    const now = await start();
    const id = await work(now);
    const key = await enrol(now);
    const written = await readAll(now, id);
    expect(written).toMatchObject({
      room: {
        caseStatus: "작성중",
        deadline: DEADLINE,
        version: 2,
        price: expect.any(Number),
        startConsentAt: expect.any(String),
      },
      onTheDesk: [id],
      found: [id],
      sizes: [PNG.length],
      notes: [NOTE],
      replies: [REPLY.title],
      inquiries: [INQUIRY.message],
    });

    const old = await start(before.sources);
    const shown = await readAll(old, id);
    expect(written).toMatchObject(shown);
    const { ask, logIn, say } = callerAt(old);
    const staff = await logIn(old.admin.username, old.admin.password);
    await ask("PATCH", `/api/chat-rooms/${id}/status`, staff, { caseStatus: "발송완료", version: 2 });
    await say(await logIn(username, password), id, "잘 받으셨나요?");

    const again = await start();
    expect(await readAll(again, id)).toMatchObject({
      room: { caseStatus: "발송완료", deadline: DEADLINE, version: 3 },
      messages: [...written.messages, "잘 받으셨나요?"],
      sizes: written.sizes,
      notes: written.notes,
    });
    expect(await logInWithCode(again, key)).toBe(200);
  });
});
