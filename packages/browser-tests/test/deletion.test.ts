import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { jest } from "@jest/globals";
import { until } from "@legal/test-kit";
import { findInStores } from "@legal/test-kit/find-in-stores";
import { freePorts, launchPlatform, type Platform } from "@legal/test-kit/platform";
import { mailTo } from "./support/mailbox.ts";
import { newAccount } from "./support/person.ts";
import { openChatSocket } from "./support/chat-socket.ts";
import { ROOT } from "./support/repository.ts";

jest.setTimeout(600_000);

/** In every word that the member leaves anywhere. */
const CANARY = "kanarienvogel";
const WITHIN = { timeoutMs: 120_000 };
const ENV = { LOG_LEVEL: "warn", RATE_LIMIT_SCALE: "5" };

const dataDir = mkdtempSync(join(tmpdir(), "deletion-platform-"));
const exported = join(dataDir, "all.sealed");
let platform: Platform;

let port = 0;

const start = async () => {
  port ||= await freePorts();
  platform = await launchPlatform({ port, dataDir, env: ENV });
};
/** A command of package.json on this platform's data folder. */
const command = async (script: string, ...args: string[]) => {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...ENV,
      DATA_DIR: dataDir,
      PORT: String(port),
      MONGODB_URL: "",
      REDIS_URL: "",
      RABBITMQ_URL: "",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  if (child.exitCode !== 0) throw new Error(`${script} failed: ${out}${errors}`);
  return out;
};

/** A person's calls, without a browser. */
const visitor = () => {
  let cookie = "";
  const send = async (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) => {
    const answer = await fetch(platform.address + path, {
      method,
      headers: { origin: platform.address, cookie, ...headers },
      ...(body !== undefined && { body }),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return answer;
  };
  const call = async <T = { id: string }>(method: string, path: string, body?: object): Promise<T> => {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const answer = await send(method, path, json, { "content-type": "application/json" });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return { send, call, cookie: () => cookie };
};
type Visitor = ReturnType<typeof visitor>;

const upload = async ({ send }: Visitor, name: string): Promise<string> => {
  const form = new FormData();
  form.set("file", new File([`${CANARY} in a file`], name, { type: "text/plain" }));
  const { fileUrl } = (await (await send("POST", "/api/upload", form)).json()) as { fileUrl: string };
  return fileUrl;
};

const account = { ...newAccount(), username: `${CANARY}_1`, email: `${CANARY}@example.com` };

/** A member who has left something in every place where a member can, and whom staff have looked at. */
const liveALife = async () => {
  const member = visitor();
  const { username, email, password } = account;
  const signup = { username, email, phone: "010-1234-5678", password, passwordConfirm: password };
  const { id } = await member.call("POST", "/api/auth/signup", signup);
  await member.call("PATCH", "/api/users/me", { displayName: `${CANARY} 님` });
  const room = await member.call("POST", "/api/chat-rooms", { serviceType: "complaint", packageType: "standard" });
  await member.call("POST", "/api/chat-rooms/admin-support");
  const sent = await upload(member, `${CANARY}.txt`);
  await upload(member, `${CANARY}-unsent.txt`);
  const turn = { role: "user", content: `${CANARY} 돈을 못 받았습니다` };
  await member.call("POST", "/api/ai/chat", { serviceType: "complaint", messages: [turn] });
  const inquiry = { name: CANARY, email, message: `${CANARY} 문의`, phone: "" };
  await member.call("POST", "/api/inquiries", inquiry);

  const chatSocket = await openChatSocket(platform.address, member.cookie(), platform.address);
  await chatSocket.send(room.id, `${CANARY} 메시지`, { fileUrl: sent });
  chatSocket.close();

  const staff = visitor();
  await staff.call("POST", "/api/auth/login", platform.admin);
  await staff.call("POST", `/api/chat-rooms/${room.id}/notes`, { content: `${CANARY} 메모` });
  await staff.call("GET", `/api/chat-rooms/${room.id}/messages`);
  await staff.call("GET", `/api/users/${id}`);
  return { member, staff, id, roomId: room.id };
};

const placesOf = (needle: string) => findInStores(platform.urls, needle);
/** Where a word must be before a deletion, so that finding it nowhere afterwards says something. */
const EVERYWHERE = [
  "ai.ai_conversations",
  "ai.users",
  "auth.published_events",
  "auth.users",
  "case_chat.chat_rooms",
  "case_chat.files.chunks",
  "case_chat.messages",
  "case_chat.notes",
  "case_chat.uploads",
  "case_chat.users",
  "notifications.users",
  "inquiry.inquiries",
];
/**
 * Kept by law: complaints, the contract, and which staff member looked, all without name and account. Events that say
 * that the account was deleted, and who looked, can be published again for two weeks.
 */
const KEPT_WITH_ID = [
  "ai.users",
  "auth.deleted_users",
  "auth.published_events",
  "case_chat.access_log",
  "case_chat.contract_records",
  "case_chat.published_events",
  "case_chat.users",
  "documents.owners",
  "inquiry.accounts",
  "notifications.users",
];

const isGone = (userId: string) =>
  until(async () => {
    expect(await placesOf(CANARY)).toEqual(["inquiry.inquiries"]);
    expect(await placesOf(userId)).toEqual(KEPT_WITH_ID);
    return true;
  }, WITHIN);

beforeAll(start);
afterAll(async () => {
  await platform?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("a deleted account", () => {
  let userId: string;

  it("leaves nothing in any database, file or cache but what the law keeps", async () => {
    const { member, staff, id, roomId } = await liveALife();
    userId = id;
    await until(async () => {
      expect(await placesOf(CANARY)).toEqual(expect.arrayContaining(EVERYWHERE));
      return true;
    }, WITHIN);
    await command("backup-export", exported);

    const { password } = account;
    const answer = await member.send("POST", "/api/users/me/deletion", JSON.stringify({ password }), {
      "content-type": "application/json",
    });
    expect(answer.status).toBe(200);
    expect((await member.send("GET", "/api/auth/me")).status).toBe(401);
    await isGone(userId);
    expect((await staff.send("GET", `/api/chat-rooms/${roomId}/messages`)).status).toBe(404);
    await mailTo(dataDir, account.email, "삭제했습니다");
    // Names are remembered for ten seconds.
    await until(async () => {
      const log = await staff.call<unknown[]>("GET", `/api/access-log?customer=${userId}`);
      return log.length > 0 && !JSON.stringify(log).includes(CANARY);
    });
  });

  it("stays deleted when an export from before is restored", async () => {
    await platform.stop();
    await command("stack", "reset");
    expect(await command("backup-restore", exported)).toContain("deleted again at the next start");
    await start();
    await isGone(userId);
    const again = await visitor().send(
      "POST",
      "/api/auth/login",
      JSON.stringify({ username: account.username, password: account.password }),
      { "content-type": "application/json" },
    );
    expect(again.status).toBe(401);
  });
});
