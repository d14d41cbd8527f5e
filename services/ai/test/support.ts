import type { AiConversation, ChatAnswer, ChatStreamEvent } from "@legal/contracts";
import { connectRedis, createIdentity, createInternalClient, type User } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { createWorkerPool } from "@legal/service-kit/workers";
import {
  captureLogs,
  signerOf,
  startHttp,
  testKeys,
  tokenFor,
  until,
  useBackingServices,
  type TestHttp,
} from "@legal/test-kit";
import { createApp, type AppDeps } from "../src/app.ts";
import { Conversation, type ConversationRecord } from "../src/conversations/conversation-model.ts";
import { offlineAssistant } from "../src/offline/offline-assistant.ts";
import { createVisitorCookie } from "../src/visitors/visitor-cookie.ts";

export const AUDIENCE = "ai";

export const SETTINGS: AppDeps["settings"] = {
  AI_DAILY_TOKENS: 10_000_000,
  AI_DAILY_TOKENS_PER_PERSON: 10_000_000,
  AI_MEMBER_SHARE: 0.5,
  AI_ANSWER_TIMEOUT_MS: 5000,
  AI_ABANDONED_AFTER_MS: 300,
  VISITOR_DAYS: 30,
  VISITOR_COOKIE_KEYS: testKeys().ring,
  AI_CALLS_PER_MINUTE: 20,
  AI_VISITOR_CALLS_PER_MINUTE: 10,
  AI_VISITOR_CALLS_PER_DAY: 100,
  AI_VISITOR_CALLS_PER_DAY_AND_IP: 1000,
  TRANSLATIONS_PER_DAY: 300,
  AI_DOWNLOADS_PER_HOUR: 60,
  RATE_LIMIT_SCALE: 1,
};

export interface AiOptions extends Partial<Omit<AppDeps, "settings">> {
  settings?: Partial<AppDeps["settings"]>;
  caseChatUrl?: string;
}

const NO_CASE_CHAT = "http://127.0.0.1:9";

/** case-chat as this service asks it. */
export const caseChatAt = (url: string = NO_CASE_CHAT) =>
  createInternalClient({ baseUrls: [url], signer: signerOf("ai"), audience: "case-chat", timeoutMs: 1000 });

/** One database and one prefix in Redis per test file; `start` gives replicas of the service on them. */
export const aiUnderTest = () => {
  const backing = useBackingServices({ consumers: [AUDIENCE] });
  const logs = captureLogs(AUDIENCE);
  const stops: (() => Promise<void> | void)[] = [];
  const cookie = createVisitorCookie({
    publicOrigin: "http://localhost:8080",
    keys: testKeys().ring,
    days: 30,
  });

  beforeAll(() => connectMongo({ url: backing.mongodbUrl, database: backing.database, logger: logs.logger }));
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
    await disconnectMongo();
  });

  const start = async ({ settings, caseChatUrl, ...given }: AiOptions = {}): Promise<TestHttp> => {
    const redis = connectRedis({ url: backing.redisUrlOf("ai"), logger: logs.logger });
    await until(() => redis.status === "ready");
    const workers = createWorkerPool();
    const app = createApp({
      settings: { ...SETTINGS, ...settings },
      logger: logs.logger,
      identity: createIdentity({ audience: AUDIENCE, trustedKeys: testKeys().trustedKeys }),
      redis,
      assistant: offlineAssistant,
      cookie,
      caseChat: caseChatAt(caseChatUrl),
      workers,
      ...given,
    });
    const http = await startHttp(app.http, { audience: AUDIENCE });
    stops.push(
      () => workers.close(),
      app.close,
      http.close,
      () => redis.disconnect(),
    );
    return http;
  };
  return { backing, logs, start };
};

let networks = 0;
/** A different network for each caller, so that one test's requests do not use up another's limits. */
export const fromNewAddress = (): Record<string, string> => {
  networks += 1;
  return { "x-client-ip": `10.9.${networks >> 8}.${networks & 255}` };
};

export const question = (content: string, more: object = {}) => ({
  serviceType: "payment-order",
  messages: [{ role: "user", content }],
  ...more,
});

/** Asks and expects an answer. */
export const ask = async (http: TestHttp, as: User, content: string, more: object = {}): Promise<ChatAnswer> => {
  const { status, body } = await http.post<ChatAnswer>("/api/ai/chat", question(content, more), { as });
  expect(status).toBe(200);
  return body;
};

export const conversationOf = async (http: TestHttp, as: User, id: string): Promise<AiConversation> =>
  (await http.get<AiConversation>(`/api/ai/chat/${id}`, { as })).body;

/** Dates a conversation back by so many days, as if it went on after them. */
export const writtenBefore = async (id: string, days: number): Promise<void> => {
  const { messages } = (await Conversation.findById(id).orFail().lean()) as ConversationRecord;
  const dated = messages.map((one) => ({ ...one, createdAt: new Date(one.createdAt.getTime() - days * 86_400_000) }));
  await Conversation.updateOne({ _id: id }, { $set: { messages: dated } });
};

/** The visitor cookie that an answer sets, as the browser would send it back. */
export const visitorOf = (headers: Headers): Record<string, string> => {
  const line = headers.getSetCookie().find((one) => one.startsWith("ai-visitor="));
  return { cookie: line?.split(";", 1)[0] ?? "" };
};

export interface OpenStream {
  status: number;
  headers: Headers;
  /** What has arrived so far. */
  events: ChatStreamEvent[];
  ended: Promise<void>;
  /** Hangs up. */
  leave: () => void;
}

interface StreamOptions {
  as?: User;
  body?: unknown;
  headers?: Record<string, string>;
}

const readEvents = async (answer: Response, events: ChatStreamEvent[]): Promise<void> => {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks)
      if (block.startsWith("data: ")) events.push(JSON.parse(block.slice("data: ".length)) as ChatStreamEvent);
  }
};

/** Opens a stream: POST with a body, GET without. */
export const openStream = async (
  http: TestHttp,
  path: string,
  { as, body, headers }: StreamOptions,
): Promise<OpenStream> => {
  const aborter = new AbortController();
  const answer = await fetch(http.url + path, {
    method: body === undefined ? "GET" : "POST",
    signal: aborter.signal,
    headers: {
      accept: "text/event-stream",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(as && { authorization: `Bearer ${tokenFor(as, AUDIENCE)}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const events: ChatStreamEvent[] = [];
  const ended = readEvents(answer, events).catch(() => undefined);
  return { status: answer.status, headers: answer.headers, events, ended, leave: () => aborter.abort() };
};

export const textOf = (events: readonly ChatStreamEvent[]): string =>
  events.map((event) => ("delta" in event ? event.delta : "")).join("");

export const lastOf = (events: readonly ChatStreamEvent[]): ChatStreamEvent | undefined => events.at(-1);
