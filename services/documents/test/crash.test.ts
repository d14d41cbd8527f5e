import { once } from "node:events";
import { join as joinPath } from "node:path";
import type { Document } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import { startTcpProxy, tokenFor, until, useServiceProcess } from "@legal/test-kit";
import mongoose from "mongoose";
import { deleteOrphans } from "../src/record/frozen-bytes.ts";
import { admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const staff = admin();
const launch = useServiceProcess({
  name: "documents",
  directory: joinPath(import.meta.dirname, ".."),
  backing: desk.services,
});

const files = () => mongoose.connection.collection("papers.files");
const moved = async (document: Document, to: string, as: User): Promise<Document> => {
  const { status, body } = await desk.move(document, to, as);
  expect(status).toBe(200);
  return body;
};

const atReview = async (customer: User): Promise<Document> => {
  const complete = await desk.complete(await desk.start(customer), customer);
  const taken = await moved(await moved(complete, "intake-complete", customer), "staff-check", staff);
  return moved(taken, "client-review", staff);
};
const approve = (url: string, { id, version }: Document, as: User): Promise<Response | undefined> =>
  fetch(`${url}/api/documents/${id}/transitions`, {
    method: "POST",
    headers: { authorization: `Bearer ${tokenFor(as, "documents")}`, "content-type": "application/json" },
    body: JSON.stringify({ version, to: "approved" }),
  }).catch(() => undefined);

/** Another transaction has the document meanwhile, so that its approval cannot end. */
const whileLocked = async (document: Document, work: () => Promise<unknown>): Promise<void> => {
  const session = await mongoose.startSession();
  session.startTransaction();
  const rows = mongoose.connection.collection<{ _id: string }>("documents");
  await rows.updateOne({ _id: document.id }, { $set: { customerName: "잠금" } }, { session });
  await work();
  await session.abortTransaction();
  await session.endSession();
};

it("a kill between the paper's bytes and the approval approves nothing, and the next try does", async () => {
  const customer = member();
  const document = await atReview(customer);
  const { child, url } = await launch({ CASE_CHAT_URL: desk.caseChat.url });
  const mine = { "metadata.documentId": document.id };
  const asked = { answer: Promise.resolve<Response | undefined>(undefined) };
  await whileLocked(document, async () => {
    asked.answer = approve(url, document, customer);
    await until(async () => (await files().countDocuments(mine)) > 0);
    child.kill("SIGKILL");
    await once(child, "exit");
  });
  expect(await asked.answer).toBeUndefined();

  expect(await desk.read(document.id, customer)).toMatchObject({ state: "client-review", frozen: null });
  const approved = await moved(document, "approved", customer);
  expect(approved.frozen?.sha256).toMatch(/^[0-9a-f]{64}$/);
  await deleteOrphans(new Date(Date.now() + 3_700_000));
  // PDF and DOCX of the approval; what the killed one left is gone.
  expect(await files().countDocuments(mine)).toBe(2);
});

it("MongoDB lost while a paper is approved approves nothing, and once it is back the same service does", async () => {
  const customer = member();
  const document = await atReview(customer);
  const mongo = await startTcpProxy(desk.services.mongodbUrl);
  try {
    const { url } = await launch({ CASE_CHAT_URL: desk.caseChat.url, MONGODB_URL: mongo.url });
    await whileLocked(document, async () => {
      const answer = approve(url, document, customer);
      await until(async () => (await files().countDocuments({ "metadata.documentId": document.id })) > 1);
      mongo.cut();
      expect((await answer)?.status).toBeGreaterThanOrEqual(500);
    });
    expect(await desk.read(document.id, customer)).toMatchObject({ state: "client-review", frozen: null });
    mongo.restore();
    await until(async () => (await fetch(`${url}/health/ready`)).ok);
    expect((await approve(url, document, customer))?.status).toBe(200);
  } finally {
    await mongo.close();
  }
  const approved = await desk.read(document.id, customer);
  expect(approved).toMatchObject({ state: "approved" });
  await deleteOrphans(new Date(Date.now() + 3_700_000));
  expect(await files().countDocuments({ "metadata.documentId": document.id })).toBe(2);
});
