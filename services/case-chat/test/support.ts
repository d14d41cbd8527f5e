import { SOCKET_PATH } from "@legal/contracts/constants";
import type {
  ChatRoom,
  ClientToServerEvents,
  JoinRoomReply,
  Message,
  SendMessagePayload,
  SendMessageReply,
  ServerToClientEvents,
  SocketAuth,
} from "@legal/contracts";
import { connectRedis, createIdentity, newId, type User } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import {
  captureLogs,
  startHttp,
  startTcpProxy,
  testKeys,
  testUser,
  tokenFor,
  until,
  useBackingServices,
  type TcpProxy,
  type TestHttp,
} from "@legal/test-kit";
import { createWorkerPool } from "@legal/service-kit/workers";
import { io as openClient, type Socket } from "socket.io-client";
import { createApp, type AppDeps } from "../src/app.ts";
import { prepareLists } from "../src/cases/lists/prepare-lists.ts";
import { fileBytes } from "../src/files/file-bytes.ts";

export const AUDIENCE = "case-chat";
export const IDENTITY = createIdentity({ audience: AUDIENCE, trustedKeys: testKeys().trustedKeys });

export type Client = Socket<ServerToClientEvents, ClientToServerEvents>;

export interface Replica extends TestHttp {
  io: ReturnType<typeof createApp>["io"];
  /** Opens a socket as the user, with what its page says at the handshake; resolves when it is connected. */
  connect(user: User, auth?: SocketAuth): Promise<Client>;
}

interface ChatOptions extends Partial<
  Pick<
    AppDeps,
    | "scale"
    | "publicOrigin"
    | "uploadTimeLimits"
    | "presenceSeconds"
    | "uploadBytesPerDay"
    | "clamdUrl"
    | "clamdTimeoutMs"
  >
> {
  replicas?: number;
  /** Reaches MongoDB and Redis through proxies that can take them away. */
  proxied?: boolean;
}

const connectTo =
  (url: string, opened: Client[]) =>
  async (user: User, auth: SocketAuth = {}): Promise<Client> => {
    const client: Client = openClient(url, {
      path: SOCKET_PATH,
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
      auth,
      extraHeaders: { authorization: `Bearer ${tokenFor(user, AUDIENCE)}` },
    });
    opened.push(client);
    const { promise, resolve, reject } = Promise.withResolvers<Client>();
    client.once("connect", () => resolve(client));
    client.once("connect_error", reject);
    return promise;
  };

/** Real replicas of the service in this process, on real servers, with nothing of theirs left afterwards. */
export const useChat = ({ replicas: count = 1, proxied = false, ...options }: ChatOptions = {}) => {
  const logs = captureLogs();
  const replicas: Replica[] = [];
  const clients: Client[] = [];
  const proxies = new Map<string, TcpProxy>();
  const closing: (() => Promise<void>)[] = [];

  afterAll(async () => {
    for (const client of clients) client.disconnect();
    for (const close of closing.toReversed()) await close();
  });
  const services = useBackingServices({ consumers: [AUDIENCE] });

  beforeAll(async () => {
    const { logger } = logs;
    const reach = async (url: string, name: "mongodb" | "redis"): Promise<string> => {
      if (!proxied) return url;
      const proxy = await startTcpProxy(url);
      proxies.set(name, proxy);
      closing.push(proxy.close);
      return proxy.url;
    };
    const redisUrl = await reach(services.redisUrlOf("case-chat"), "redis");
    await connectMongo({ url: await reach(services.mongodbUrl, "mongodb"), database: services.database, logger });
    closing.push(disconnectMongo);
    await fileBytes.prepare();
    await prepareLists();
    const workers = createWorkerPool();
    closing.push(() => workers.close());
    for (let index = 0; index < count; index += 1) {
      const redis = connectRedis({ url: redisUrl, logger });
      await until(() => redis.status === "ready");
      const app = createApp({
        identity: IDENTITY,
        redis,
        logger,
        workers,
        platform: services.database,
        scale: 100,
        ...options,
      });
      const http = await startHttp(app.http, { audience: AUDIENCE });
      app.attach(http.server);
      replicas.push({ ...http, io: app.io, connect: connectTo(http.url, clients) });
      closing.push(async () => {
        await app.close();
        await http.close();
        redis.disconnect();
      });
    }
  });

  const at = (index: number): Replica => {
    const replica = replicas[index];
    if (!replica) throw new Error(`no replica ${index}`);
    return replica;
  };
  const proxy = (name: "mongodb" | "redis"): TcpProxy => {
    const found = proxies.get(name);
    if (!found) throw new Error("not proxied");
    return found;
  };
  return {
    services,
    logs,
    proxy,
    replica: at,
    get http() {
      return at(0);
    },
  };
};

export const member = (given: Partial<User> = {}): User => testUser(given);
export const admin = (given: Partial<User> = {}): User => testUser({ role: "admin", ...given });

/** Buys a package and returns the room. */
export const buy = async (http: TestHttp, as: User, serviceType = "certified-mail", packageType = "standard") => {
  const { status, body } = await http.post<ChatRoom>("/api/chat-rooms", { serviceType, packageType }, { as });
  expect(status).toBe(201);
  return body;
};

export const join = (client: Client, roomId: string): Promise<JoinRoomReply> => client.emitWithAck("join-room", roomId);

export const send = (client: Client, input: SendMessagePayload): Promise<SendMessageReply> =>
  client.emitWithAck("send-message", input);

/** Sends a text and returns the stored message. */
export const say = async (client: Client, chatRoomId: string, content: string): Promise<Message> => {
  const answer = await send(client, { chatRoomId, content, clientMessageId: newId() });
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
  return answer.message;
};

export const messagesOf = async (http: TestHttp, as: User, roomId: string, query = ""): Promise<Message[]> =>
  (await http.get<Message[]>(`/api/chat-rooms/${roomId}/messages${query}`, { as })).body;

/** Collects what a client is sent of one event. */
export const hearing = <E extends keyof ServerToClientEvents>(client: Client, event: E) => {
  const received: Parameters<ServerToClientEvents[E]>[0][] = [];
  client.on(event, ((payload: never) => void received.push(payload)) as never);
  return received;
};
