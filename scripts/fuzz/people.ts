import { randomBytes } from "node:crypto";
import type { Platform } from "@legal/test-kit/platform";
import { logIn, signUp, type BrowserSession } from "../platform/browser-session.ts";
import type { KnownValues } from "./known-values.ts";
import type { Random } from "./random.ts";
import { socketOf } from "./socket-inputs.ts";

export const ROLES = ["visitor", "member", "admin"] as const;
export type Role = (typeof ROLES)[number];
type SignedIn = Exclude<Role, "visitor">;

interface Person {
  session: BrowserSession;
  socket: ReturnType<typeof socketOf>;
}

const newMember = (address: string): Promise<BrowserSession> => {
  const username = `fuzz_${randomBytes(6).toString("hex")}`;
  const password = randomBytes(12).toString("base64url");
  return signUp(address, { username, email: `${username}@example.com`, password });
};

/** Something of every kind, so that there are ids to ask for. */
const fill = async ({ ask }: BrowserSession, admin: BrowserSession, learn: (topic: string, value: unknown) => void) => {
  const room = await ask<{ id: string }>("POST", "/api/chat-rooms", {
    serviceType: "payment-order",
    packageType: "standard",
  });
  learn("rooms", room.id);
  learn("chat-rooms", room);
  learn("chat-rooms", await ask("POST", "/api/chat-rooms/admin-support", {}));
  learn("chat-rooms", await admin.ask("POST", `/api/chat-rooms/${room.id}/notes`, { content: "메모" }));
  const question = { serviceType: "payment-order", messages: [{ role: "user", content: "지급명령을 받았어요" }] };
  learn("ai", await ask("POST", "/api/ai/chat", question));
  const inquiry = { name: "홍길동", email: "fuzz@example.com", message: "문의" };
  learn("inquiries", await ask("POST", "/api/inquiries", inquiry));
  learn("users", await ask("GET", "/api/auth/me"));
};

/** A visitor, a member and an administrator; who has lost the session by an input gets another one. */
export const castOf = async ({ address, admin }: Platform, known: KnownValues, random: Random) => {
  const learn = (topic: string, value: unknown) => known.learn(topic, JSON.stringify(value), random);
  const enter: Record<SignedIn, () => Promise<BrowserSession>> = {
    member: () => newMember(address),
    admin: () => logIn(address, admin.username, admin.password),
  };
  const open = async (role: SignedIn): Promise<Person> => {
    const session = await enter[role]();
    return { session, socket: socketOf(address, { cookie: session.cookie, origin: address }) };
  };
  const cast: Record<SignedIn, Person> = { member: await open("member"), admin: await open("admin") };
  await fill(cast.member.session, cast.admin.session, learn);

  const renew = async (role: SignedIn): Promise<void> => {
    const isIn = await cast[role].session.ask("GET", "/api/auth/me").then(
      () => true,
      () => false,
    );
    if (isIn) return;
    await cast[role].socket.close();
    cast[role] = await open(role);
    if (role === "member") await fill(cast.member.session, cast.admin.session, learn);
  };
  return {
    headersOf: (role: Role): Record<string, string> => ({
      origin: address,
      ...(role !== "visitor" && { cookie: cast[role].session.cookie }),
    }),
    socketOf: (role: SignedIn) => cast[role].socket,
    renew: async () => {
      await renew("admin");
      await renew("member");
    },
    close: () => Promise.all([cast.member.socket.close(), cast.admin.socket.close()]),
  };
};

export type Cast = Awaited<ReturnType<typeof castOf>>;
