import { generateKeyPairSync } from "node:crypto";
import { startTcpProxy, until, useBackingServices, type TcpProxy } from "@legal/test-kit";
import { runProgram, type RunningProgram } from "./support.ts";

const backing = useBackingServices();
const { publicKey, privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

let proxy: TcpProxy;
let program: RunningProgram;
let url: string;

beforeEach(async () => {
  proxy = await startTcpProxy(backing.mongodbUrl);
  proxy.cut();
  program = runProgram("mongo-service-program.ts", {
    MONGODB_URL: proxy.url,
    REDIS_URL: "redis://127.0.0.1:1",
    RABBITMQ_URL: "amqp://127.0.0.1:1",
    SERVICE_PRIVATE_KEY: privateKey,
    TRUSTED_KEYS: JSON.stringify([{ issuer: "gateway", publicKey }]),
  });
  url = await until(() => /"url":"([^"]+)"/.exec(program.output())?.[1]);
});
afterEach(async () => {
  program.kill("SIGKILL");
  await proxy.close();
});

const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;

it("is alive and not ready while it waits for its database, and serves from then on", async () => {
  expect(await statusOf("/health/live")).toBe(200);
  expect(await statusOf("/health/ready")).toBe(503);
  expect(await statusOf("/slow")).toBe(503);
  proxy.restore();
  await until(async () => (await statusOf("/health/ready")) === 200);
  expect(await statusOf("/slow")).toBe(200);
});

it("ends jobs and requests first, then the bus, then the database", async () => {
  proxy.restore();
  await until(async () => (await statusOf("/health/ready")) === 200);
  const running = fetch(`${url}/slow`);
  await until(() => program.output().includes("slow request arrived"));
  program.kill("SIGTERM");
  expect(await (await running).json()).toEqual({ finished: true });
  expect(await program.exitCode).toBe(0);
  expect(program.output()).toMatch(/slow request answered[^]*jobs stopped[^]*bus stopped/);
});
