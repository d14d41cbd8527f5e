import { exportUsersCall, type ChatRoom, type User as Account } from "@legal/contracts";
import {
  createHttpApp,
  createIdentity,
  createInternalClient,
  parse,
  requireService,
  type User,
} from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { signerOf, startHttp, testKeys, type TestHttp } from "@legal/test-kit";
import { Router } from "express";
import { backfillPhones } from "../src/account-sync/backfill-phones.ts";
import { saveUser } from "../src/account-sync/save-user.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();
const staff = admin();
const accounts = new Map<string, Account>();
let auth: TestHttp;

/** auth's side of the question, by its contract. */
const authRoutes = Router();
authRoutes.get(exportUsersCall.path, requireService("case-chat"), (req, res) => {
  const { after = "", limit } = parse(exportUsersCall, req).query;
  const later = [...accounts.values()].filter(({ id }) => id > after).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  res.json(later.slice(0, limit));
});

beforeAll(async () => {
  const identity = createIdentity({ audience: "auth", trustedKeys: testKeys().trustedKeys });
  const { logger } = chat.logs;
  auth = await startHttp(createHttpApp({ name: "auth", logger, identity, checks: {}, routers: [authRoutes] }));
});
afterAll(() => auth.close());

const client = () =>
  createInternalClient({ baseUrls: [auth.url], signer: signerOf("case-chat"), audience: "auth", timeoutMs: 2000 });

const names = { firstName: null, lastName: null, displayName: "고객", language: "ko" } as const;

/** An account that an event of the release before brought. */
const knownBefore = async (phone: string | null, version = 1): Promise<User> => {
  const user = member();
  const username = `u${user.id.slice(-8)}`;
  const facts = { id: user.id, username, email: `${username}@example.org`, ...names };
  await inTransaction((session) => saveUser({ ...facts, role: "user", version }, session));
  const at = new Date().toISOString();
  const rest = { profileImageUrl: null, authProvider: "local", googleConnected: false, role: "user" } as const;
  accounts.set(user.id, { ...facts, phone, ...rest, createdAt: at, updatedAt: at });
  return user;
};
const found = async (search: string): Promise<string[]> =>
  (await chat.http.get<ChatRoom[]>(`/api/chat-rooms?search=${search}`, { as: staff })).body.map(({ id }) => id);

it("accounts of the release before are found by their telephone number once auth was asked for it", async () => {
  const owner = await knownBefore("010-2222-3333");
  await knownBefore(null);
  const room = await buy(chat.http, owner);
  expect(await found("01022223333")).toEqual([]);
  expect(await backfillPhones(client())).toBe(2);
  expect(await found("01022223333")).toEqual([room.id]);
  expect(await backfillPhones(client())).toBe(0);
});

it("an event of the release before does not make the number forgotten", async () => {
  const owner = await knownBefore("010-4444-5555");
  const room = await buy(chat.http, owner);
  await backfillPhones(client());
  const username = `n${owner.id.slice(-8)}`;
  const facts = {
    id: owner.id,
    username,
    email: `${username}@example.org`,
    ...names,
    role: "user",
    version: 2,
  } as const;
  await inTransaction((session) => saveUser(facts, session));
  expect(await found("01044445555")).toEqual([room.id]);
});
