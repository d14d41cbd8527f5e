import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Inquiry as Answer } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { testKeys, until } from "@legal/test-kit";
import mongoose from "mongoose";
import { Inquiry, type InquiryRecord } from "../src/inquiries/inquiry-model.ts";
import { admin, inquiriesUnderTest, write } from "./support.ts";

const desk = inquiriesUnderTest();
const OLD = 4000;

/** The job that runs before a release, as its own process. */
const startJob = (): ChildProcess => {
  const { mongodbUrl, database, redisUrl, rabbitmqUrl } = desk.services;
  return spawn(process.execPath, ["src/build-indexes.ts"], {
    cwd: join(import.meta.dirname, ".."),
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      MONGODB_URL: mongodbUrl,
      MONGODB_DATABASE: database,
      REDIS_URL: redisUrl,
      RABBITMQ_URL: rabbitmqUrl,
      SERVICE_PRIVATE_KEY: testKeys().privatePemOf("inquiry"),
      TRUSTED_KEYS: testKeys().trustedKeysJson,
    },
  });
};

const runJob = async (): Promise<void> => {
  const [code] = (await once(startJob(), "exit")) as [number | null];
  expect(code).toBe(0);
};

const rows = () => mongoose.connection.collection<InquiryRecord>("inquiries");
const unfilled = () => rows().countDocuments({ letterPairs: { $exists: false } });
const everything = () => Inquiry.find().select("+letterPairs").sort({ _id: 1 }).lean();

const found = async (search: string): Promise<string[]> => {
  const { body } = await desk.http.get<Answer[]>(`/api/inquiries?search=${search}`, { as: admin() });
  return body.map(({ message }) => message);
};

/** As a release wrote them that kept no bigrams; what is looked for is older than what a search looks through. */
beforeAll(async () => {
  const { id } = await write(desk.http);
  const { letterPairs, phoneKey, ...one } =
    (await Inquiry.findById(id).select("+letterPairs").lean<InquiryRecord>()) ?? {};
  expect(letterPairs).not.toHaveLength(0);
  expect(phoneKey).toBeDefined();
  const old = Array.from({ length: OLD }, (_, index) => ({
    ...one,
    _id: newId(),
    message: `m${index}`,
    words: `홍길동\n고객${String(index).padStart(5, "0")}`,
    createdAt: new Date(index * 1000),
  }));
  await rows().insertMany(old as never);
});

describe("inquiries of a release that kept no bigrams", () => {
  it("are found after the job, even if it was killed half-way and runs beside itself", async () => {
    expect(await found("고객00007")).toEqual([]);
    const killed = startJob();
    await until(async () => (await unfilled()) < OLD);
    killed.kill("SIGKILL");
    await once(killed, "exit");
    expect(await unfilled()).toBeGreaterThan(0);

    await Promise.all([runJob(), runJob()]);
    expect(await unfilled()).toBe(0);
    expect(await found("고객00007")).toEqual(["m7"]);
    expect(await found(`고객${String(OLD - 1).padStart(5, "0")}`)).toEqual([`m${OLD - 1}`]);
  });

  it("stay as they are when it runs again", async () => {
    const before = await everything();
    await runJob();
    expect(await everything()).toEqual(before);
  });
});
