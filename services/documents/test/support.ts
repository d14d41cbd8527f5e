import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Document } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import { connectRedis, createIdentity, createInternalClient, type User } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import {
  captureLogs,
  signerOf,
  startHttp,
  testKeys,
  testUser,
  tokenFor,
  until,
  useBackingServices,
  type TestHttp,
} from "@legal/test-kit";
import { createApp } from "../src/app.ts";
import { createPaperRenderer } from "../src/rendering/paper-renderer.ts";
import type { FileWriter } from "../src/versions/file-of-version.ts";
import { prepareFrozen } from "../src/record/frozen-bytes.ts";
import { answersTo } from "./support/complete-answers.ts";
import { readZip } from "./support/read-zip.ts";
import { startAi, type TestAi } from "./ai-server.ts";
import { startCaseChat, type TestCaseChat } from "./case-chat-server.ts";

const AUDIENCE = "documents";

/** The service in this process on real servers, with a server that answers as case-chat does; all gone afterwards. */
export const documentsUnderTest = () => {
  const logs = captureLogs();
  const closing: (() => Promise<unknown>)[] = [];
  let http: TestHttp;
  let caseChat: TestCaseChat;
  let ai: TestAi;
  let now: Date | undefined;
  let beforeSetting: (() => Promise<unknown>) | undefined;
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });
  const services = useBackingServices({ consumers: [AUDIENCE, "case-chat", "notifications"] });

  beforeAll(async () => {
    const { logger } = logs;
    await connectMongo({ url: services.mongodbUrl, database: services.database, logger });
    await prepareFrozen();
    closing.push(disconnectMongo);
    caseChat = await startCaseChat();
    closing.push(caseChat.close);
    const client = createInternalClient({
      baseUrls: [caseChat.url],
      signer: signerOf("documents"),
      audience: "case-chat",
      timeoutMs: 2000,
    });
    ai = await startAi();
    closing.push(ai.close);
    const identity = createIdentity({ audience: AUDIENCE, trustedKeys: testKeys().trustedKeys });
    const renderer = createPaperRenderer();
    closing.push(async () => renderer.close());
    const writer: FileWriter = {
      ...renderer,
      renderPdf: async (...given) => {
        await beforeSetting?.();
        return renderer.renderPdf(...given);
      },
    };
    const redis = connectRedis({ url: services.redisUrlOf(AUDIENCE), logger });
    await until(() => redis.status === "ready");
    closing.push(async () => redis.disconnect());
    const app = createApp({
      logger,
      identity,
      redis,
      scale: 1,
      caseChat: client,
      ai: createInternalClient({
        baseUrls: [ai.url],
        signer: signerOf("documents"),
        audience: "ai",
        timeoutMs: 500,
      }),
      writer,
      clock: () => now ?? new Date(),
    });
    http = await startHttp(app, { audience: AUDIENCE });
    closing.push(http.close);
  });
  return {
    logs,
    services,
    /** As the operator's commands do, to its end. */
    runProgram: async (program: string, args: readonly string[]): Promise<{ code: number; output: string }> => {
      const child = spawn(process.execPath, [`src/${program}.ts`, ...args], {
        cwd: join(import.meta.dirname, ".."),
        env: {
          PATH: process.env["PATH"] ?? "",
          MONGODB_URL: services.mongodbUrl,
          MONGODB_DATABASE: services.database,
          REDIS_URL: services.redisUrlOf(AUDIENCE),
          RABBITMQ_URL: services.rabbitmqUrl,
          SERVICE_PRIVATE_KEY: testKeys().privatePemOf(AUDIENCE),
          TRUSTED_KEYS: testKeys().trustedKeysJson,
          CASE_CHAT_URL: caseChat.url,
        },
      });
      let output = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (part: Buffer) => (output += part.toString()));
      const [code] = (await once(child, "close")) as [number];
      return { code, output };
    },
    get http() {
      return http;
    },
    get ai() {
      return ai;
    },
    get caseChat() {
      return caseChat;
    },
    /** What the service takes for now; without one, the real time. */
    setNow: (time?: Date) => {
      now = time;
    },
    /** Something that happens while a paper is set. */
    whileSetting: (work?: () => Promise<unknown>) => {
      beforeSetting = work;
    },
    start: async (user: User, typeId = "payment-order"): Promise<Document> => {
      const caseId = caseChat.openCase(user);
      const { status, body } = await http.post<Document>("/api/documents", { caseId, typeId }, { as: user });
      expect(status).toBe(201);
      return body;
    },
    /** Answers everything that is asked; what follows from the answers too. */
    complete: async (document: Document, as: User): Promise<Document> => {
      let current = document;
      for (let round = 0; current.missing.length > 0 && round < 10; round += 1) {
        const body = { version: current.version, answers: answersTo(current) };
        const answered = await http.patch<Document>(`/api/documents/${document.id}/answers`, body, { as });
        expect(answered.status).toBe(200);
        current = answered.body;
      }
      expect(current).toMatchObject({ missing: [] });
      return current;
    },
    move: <T = Document>({ id, version }: Pick<Document, "id" | "version">, to: string, as: User, more: object = {}) =>
      http.post<T>(`/api/documents/${id}/transitions`, { version, to, ...more }, { as }),
    read: async (id: string, as: User): Promise<Document> => {
      const { status, body } = await http.get<Document>(`/api/documents/${id}`, { as });
      expect(status).toBe(200);
      return body;
    },
    /** A version's files with its exhibits, by their names. */
    bundleOf: async (id: string, n: number, as: User): Promise<Map<string, Buffer>> => {
      const headers = { authorization: `Bearer ${tokenFor(as, AUDIENCE)}` };
      const answer = await fetch(`${http.url}/api/documents/${id}/versions/${n}/file?format=zip`, { headers });
      expect(answer.status).toBe(200);
      return readZip(Buffer.from(await answer.arrayBuffer()));
    },
    answer: (document: Pick<Document, "id" | "version">, answers: object, as: User) =>
      http.patch<Document>(`/api/documents/${document.id}/answers`, { version: document.version, answers }, { as }),
  };
};

export const member = (given: Partial<User> = {}): User => testUser(given);
export const admin = (given: Partial<User> = {}): User => testUser({ role: "admin", ...given });

/** The account as auth announces it. */
export const accountOf = ({ id, role, language }: User, displayName: string | null, version = 1) => {
  const names = { username: `login_${id.slice(0, 8)}`, firstName: "", lastName: "", displayName };
  return { id, ...names, email: "gildong@example.org", role, language, version };
};

/** A delivery to a court. */
export const filed = {
  kind: "filed",
  court: "서울중앙지방법원",
  caseNumber: "2026차전123",
  registeredNumber: null,
  date: seoulDateOf(new Date()),
};
