import { randomBytes } from "node:crypto";
import { jest } from "@jest/globals";
import type { Document } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import { tokenFor, until } from "@legal/test-kit";
import mongoose from "mongoose";
import { admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const [staff, colleague] = [admin(), admin()];
afterEach(() => desk.whileSetting());

const opened = async () => {
  const document = await desk.start(member());
  const download = async (as: User, format: string, n = 1) => {
    const answer = await fetch(`${desk.http.url}/api/documents/${document.id}/versions/${n}/file?format=${format}`, {
      headers: { authorization: `Bearer ${tokenFor(as, "documents")}` },
    });
    await answer.arrayBuffer();
    return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
  };
  return { id: document.id, download };
};

/** What is published of a paper for the audit log. */
const downloadsOf = (itemId: string): Promise<number> =>
  mongoose.connection.collection("outbox").countDocuments({
    name: "documents.customer-data-read.v1",
    "payload.kind": "document-downloaded",
    "payload.subjects.itemId": itemId,
  });

/** Papers are set no further until they are released. */
const holdSettings = () => {
  const gate = Promise.withResolvers<void>();
  let setting = 0;
  desk.whileSetting(() => {
    setting += 1;
    return gate.promise;
  });
  return { count: () => setting, release: gate.resolve };
};

it.each([
  ["three papers", "pdf", 3, "5"],
  ["one bundle", "zip", 1, "60"],
])("one person has %s set at a time, and others have theirs meanwhile", async (_what, format, most, retryAfter) => {
  const { download } = await opened();
  const held = holdSettings();
  const running = Array.from({ length: most }, () => download(staff, format));
  await until(() => held.count() === most);
  expect(await download(staff, format)).toEqual({ status: 429, retryAfter });
  const other = download(colleague, format);
  await until(() => held.count() === most + 1);
  held.release();
  const had = { status: 200, retryAfter: null };
  expect(await Promise.all([...running, other])).toEqual(Array.from({ length: most + 1 }, () => had));
  expect(await download(staff, format)).toEqual(had);
});

it("a third bundle waits for one of two to end, so that none falls silent for longer than the gateway waits", async () => {
  const { download } = await opened();
  const held = holdSettings();
  const running = [download(staff, "zip"), download(colleague, "zip")];
  await until(() => held.count() === 2);
  const third = admin();
  expect(await download(third, "zip")).toEqual({ status: 503, retryAfter: "60" });
  held.release();
  await Promise.all(running);
  expect(await download(third, "zip")).toEqual({ status: 200, retryAfter: null });
});

it("a bundle whose reader stands still ends in time, and its place is another's", async () => {
  const customer = member();
  const { id, caseId, version } = await desk.start(customer);
  const file = desk.caseChat.addFile(caseId, "녹음.wav", randomBytes(30_000_000), "audio/wav");
  const exhibits = [{ fileUrl: `/api/files/${file.id}`, title: "녹음", purpose: "" }];
  await desk.http.patch<Document>(`/api/documents/${id}/exhibits`, { version, exhibits }, { as: customer });
  const open = (as: User) =>
    fetch(`${desk.http.url}/api/documents/${id}/versions/1/file?format=zip`, {
      headers: { authorization: `Bearer ${tokenFor(as, "documents")}` },
    });
  const [late, timeout] = [new AbortController(), AbortSignal.timeout.bind(AbortSignal)];
  const limits = jest
    .spyOn(AbortSignal, "timeout")
    .mockImplementation((ms) => (ms > 60_000 ? late.signal : timeout(ms)));
  const standing = [await open(staff), await open(colleague)];
  limits.mockRestore();
  const third = admin();
  expect((await open(third)).status).toBe(503);
  late.abort(new DOMException("late", "TimeoutError"));
  const answer = await until(async () => {
    const next = await open(third);
    return next.ok ? next : null;
  });
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
  for (const one of standing) await expect(one.arrayBuffer()).rejects.toThrow("terminated");
});

it("what is refused is no download in the audit log", async () => {
  const { id, download } = await opened();
  expect(await download(staff, "pdf", 9)).toMatchObject({ status: 404 });
  expect(await downloadsOf(id)).toBe(0);
  expect(await download(staff, "pdf")).toMatchObject({ status: 200 });
  expect(await downloadsOf(id)).toBe(1);
});
