import { once } from "node:events";
import { join as joinPath } from "node:path";
import type { Document } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import { tokenFor, until, useServiceProcess } from "@legal/test-kit";
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

it("a kill between the paper's bytes and the approval approves nothing, and the next try does", async () => {
  const customer = member();
  const complete = await desk.complete(await desk.start(customer), customer);
  const taken = await moved(await moved(complete, "intake-complete", customer), "staff-check", staff);
  const document = await moved(taken, "client-review", staff);
  const { child, url } = await launch({ CASE_CHAT_URL: desk.caseChat.url });
  const mine = { "metadata.documentId": document.id };

  // Another transaction has the document, so the approval cannot end before the kill.
  const session = await mongoose.startSession();
  session.startTransaction();
  const rows = mongoose.connection.collection<{ _id: string }>("documents");
  await rows.updateOne({ _id: document.id }, { $set: { customerName: "잠금" } }, { session });
  const asked = fetch(`${url}/api/documents/${document.id}/transitions`, {
    method: "POST",
    headers: { authorization: `Bearer ${tokenFor(customer, "documents")}`, "content-type": "application/json" },
    body: JSON.stringify({ version: document.version, to: "approved" }),
  }).catch(() => undefined);
  await until(async () => (await files().countDocuments(mine)) > 0);
  child.kill("SIGKILL");
  await once(child, "exit");
  await session.abortTransaction();
  await session.endSession();
  expect(await asked).toBeUndefined();

  expect(await desk.read(document.id, customer)).toMatchObject({ state: "client-review", frozen: null });
  const approved = await moved(document, "approved", customer);
  expect(approved.frozen?.sha256).toMatch(/^[0-9a-f]{64}$/);
  await deleteOrphans(new Date(Date.now() + 3_700_000));
  // PDF and DOCX of the approval; what the killed one left is gone.
  expect(await files().countDocuments(mine)).toBe(2);
}, 60_000);
