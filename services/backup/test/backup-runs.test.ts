import { readdirSync } from "node:fs";
import type { BackupRun, ErrorBody } from "@legal/contracts";
import { newId, renderMetrics, type User } from "@legal/service-kit";
import { testUser, tokenFor, until, type TestHttp } from "@legal/test-kit";
import mongoose from "mongoose";
import { deleteUnusedOutput } from "../src/backup-runs/delete-run-output.ts";
import { deleteOldFiles } from "../src/backup-runs/delete-old-files.ts";
import { createFileDestination } from "../src/destinations/file-destination.ts";
import { caseOf, deadlineOf, person } from "./neighbours.ts";
import { FOLDER, admin, backupUnderTest, history, rowsOf, wrappedCells } from "./support.ts";

const backup = backupUnderTest();
const { logger } = backup.logs;
const staff = admin();
let http: TestHttp;

const start = <T = BackupRun>(kind: "users" | "cases", as: User = staff, body: object = {}) =>
  http.post<T>(`/api/admin/backup/${kind}`, body, { as });
const download = (url: string, as: User = staff) =>
  fetch(http.url + url, { headers: { authorization: `Bearer ${tokenFor(as, "backup")}` } });
const runs = () => mongoose.connection.collection<{ _id: string }>("backup_runs");
/** As when the process that carried out the run was killed a while ago. */
const forgetSignsOfLife = () => runs().updateMany({ status: "running" }, { $set: { aliveAt: new Date(0) } });

/** What Prometheus reads of the newest run of a kind. */
const newestFailed = async (kind: string) =>
  new RegExp(`backup_newest_failed{kind="${kind}"} (\\d)`).exec((await renderMetrics()).text)?.[1];

beforeAll(async () => {
  ({ http } = await backup.start());
});
afterEach(async () => {
  for (const { rows, hold } of [backup.auth, backup.caseChat]) {
    rows.length = 0;
    hold(Promise.resolve());
  }
  await until(async () => (await runs().countDocuments({ status: "running" })) === 0);
  await runs().deleteMany({});
});

describe("a backup of staff whose login is long ago", () => {
  it("is neither started nor downloaded until they prove again who they are", async () => {
    const { body } = await start("users");
    const stale = admin({ authTime: Math.floor(Date.now() / 1000) - 11 * 60 });
    const before = await runs().countDocuments();
    for (const kind of ["users", "cases"] as const)
      expect(await start<ErrorBody>(kind, stale)).toMatchObject({ status: 401, body: { code: "STEP_UP_REQUIRED" } });
    const refused = await download(body.url ?? "", stale);
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: "STEP_UP_REQUIRED" }]);
    expect(await runs().countDocuments()).toBe(before);
    expect((await http.get("/api/admin/backup/runs", { as: stale })).status).toBe(200);
  });
});

describe("a backup without Google", () => {
  it("answers with the address of an .xlsx file that holds every member, in the reader's language", async () => {
    const phone = "010-1234-5678";
    backup.auth.unlisted.push(person({ id: staff.id, displayName: "박변호" }));
    backup.auth.rows.push(...Array.from({ length: 1201 }, () => person({ phone })));
    const { status, body } = await start("users");
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { kind: "users", target: "file", status: "complete", rowCount: 1201, error: null },
    });
    expect(body.startedBy).toEqual({ id: staff.id, name: "박변호" });
    const file = await download(body.url ?? "");
    expect(file.headers.get("content-disposition")).toMatch(
      new RegExp(`filename\\*=UTF-8''${encodeURIComponent("회원명부")}_\\d{8}\\.xlsx`),
    );
    const [head, first, ...others] = await rowsOf(await file.arrayBuffer());
    expect(head).toEqual(expect.arrayContaining(["회원 번호", "이메일", "가입일시(서울)"]));
    const { id, email, username } = backup.auth.rows[0] ?? person();
    expect(first).toEqual(expect.arrayContaining([id, email, username, phone, new Date("2026-11-06T00:30:00Z")]));
    expect(others.map(([each]) => each)).toEqual(backup.auth.rows.slice(1).map((row) => row.id));
    expect(JSON.stringify(first)).not.toMatch(/hash/i);
  });

  it("holds every case with its customer, price and deadline", async () => {
    const objection = deadlineOf({ dueDate: "2026-12-24", matter: "payment-order-objection", confirmed: false });
    const deadlines = [objection, deadlineOf({ dueDate: "2026-12-30" }), deadlineOf({ state: "done" })];
    backup.caseChat.rows.push({ ...caseOf(), deadlines }, caseOf({ price: null, deadline: null, user: null }));
    const { body } = await start("cases", admin({ language: "en" }));
    const file = await (await download(body.url ?? "")).arrayBuffer();
    const [head, first] = await rowsOf(file);
    expect(await wrappedCells(file)).toEqual([expect.stringContaining("\n2026-12-30 Deadline")]);
    expect(head).toContain("Deadline");
    expect(first).toEqual(
      expect.arrayContaining([
        "2026-000123",
        "Payment order",
        "standard",
        110_000,
        "작성중",
        new Date("2026-12-24"),
        expect.stringMatching(/^2026-12-24 .+ \(unconfirmed\)\n2026-12-30 Deadline$/),
        "김민지",
      ]),
    );
  });

  it("is a whole file of headings when there are no rows yet", async () => {
    const { body } = await start("users");
    expect(await rowsOf(await (await download(body.url ?? "")).arrayBuffer())).toHaveLength(1);
  });

  it.each(['=HYPERLINK("http://evil.example")', "+1+1", "-2+3", "@SUM(A1)", "\t=1", "＝1+1", "|calc", " =1"])(
    "threat 39: writes %j as text that no program runs",
    async (evil) => {
      backup.auth.rows.push(person({ displayName: evil, username: "<b>&\u0000\uD800</b>" }));
      const { body } = await start("users");
      const [, row = []] = await rowsOf(await (await download(body.url ?? "")).arrayBuffer());
      expect(row.filter((cell) => typeof cell === "object" && !(cell instanceof Date) && cell !== null)).toEqual([]);
      const texts = row.filter((cell): cell is string => typeof cell === "string");
      expect(texts.filter((cell) => /^\s*[=+\-@＝|]/.test(cell))).toEqual([]);
      expect(texts).toContain(`'${evil}`);
      expect(texts).toContain("<b>&\uFFFD</b>");
    },
  );
});

describe("threat 42: who may", () => {
  it("start, see or download backups: administrators only", async () => {
    const { body } = await start("users");
    const paths = ["/api/admin/backup/runs", body.url ?? ""];
    for (const [as, status] of [
      [{ as: testUser() }, 403],
      [{}, 401],
      [{ asService: "gateway" }, 401],
    ] as const) {
      const answers = [
        ...(await Promise.all(paths.map((path) => http.get(path, as)))),
        ...(await Promise.all(["users", "cases"].map((kind) => http.post(`/api/admin/backup/${kind}`, {}, as)))),
      ];
      expect(answers.map((one) => one.status)).toEqual([status, status, status, status]);
    }
    expect(await runs().countDocuments()).toBe(1);
  });

  it("name the configured folder or none; any other is refused", async () => {
    expect((await start("users", staff, { folderId: FOLDER })).status).toBe(201);
    expect((await start("users", staff, { folderId: null })).status).toBe(201);
    for (const folderId of ["another", { $ne: null }, 7, "x".repeat(300)]) {
      const { status, body } = await start<ErrorBody>("users", staff, { folderId });
      expect({ status, path: body.details?.[0]?.path }).toEqual({ status: 400, path: "folderId" });
    }
    expect((await start("users", staff, { path: "/etc" })).status).toBe(400);
  });

  it("download what is no file: 404", async () => {
    expect((await download(`/api/admin/backup/runs/${newId()}/file`)).status).toBe(404);
    expect((await download("/api/admin/backup/runs/..%2f..%2fetc%2fpasswd/file")).status).toBe(400);
  });
});

describe("one run at a time", () => {
  it("is reported to a person who starts a second one, at any replica, and they see how far the first is", async () => {
    const { http: other } = await backup.start();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    backup.auth.rows.push(person());
    backup.auth.hold(released);
    const first = start("users");
    await until(async () => (await history(http, staff))[0]?.status === "running");
    const second = await other.post<ErrorBody>("/api/admin/backup/cases", {}, { as: admin({ language: "en" }) });
    expect({ status: second.status, code: second.body.code }).toEqual({ status: 409, code: "BACKUP_RUNNING" });
    expect(second.body.message).toBe("Another backup is running. Please start again when it has finished.");
    expect((await history(other, staff))[0]).toMatchObject({ status: "running", url: null, finishedAt: null });
    release();
    expect((await first).status).toBe(201);
    expect((await start("cases")).status).toBe(201);
  });

  it("is answered with 202 when it takes long; the history has the rest", async () => {
    const { http: hasty } = await backup.start({ waitMs: 1 });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    backup.auth.hold(released);
    const { status, body } = await hasty.post<BackupRun>("/api/admin/backup/users", {}, { as: staff });
    expect({ status, state: body.status, url: body.url }).toEqual({ status: 202, state: "running", url: null });
    release();
    await until(async () => (await history(http, staff))[0]?.status === "complete");
  });
});

describe("bad luck", () => {
  it("leaves nothing half-done when a source fails, says so, and the next run works", async () => {
    backup.auth.rows.push(...Array.from({ length: 500 }, () => person()), { ...person(), email: null as never });
    const before = backup.files();
    const { status, body } = await start<ErrorBody>("users");
    expect({ status, code: body.code }).toEqual({ status: 502, code: "UPSTREAM_FAILED" });
    expect((await history(http, admin({ language: "en" })))[0]).toMatchObject({
      status: "failed",
      url: null,
      rowCount: 500,
      error: { code: "UPSTREAM_FAILED", message: "The service could not be reached. Please try again in a moment." },
    });
    expect(backup.files()).toEqual(before);
    backup.auth.rows.pop();
    expect((await start("users")).status).toBe(201);
  });

  it("shows in the metrics, until the next good run of its kind", async () => {
    const { http: doomed, runner } = await backup.start({ waitMs: 1 });
    backup.auth.rows.push({ ...person(), email: null as never });
    await start("users");
    expect(await newestFailed("users")).toBe("1");
    expect(await newestFailed("cases")).toBe("0");
    backup.auth.rows.pop();
    await start("users");
    expect(await newestFailed("users")).toBe("0");

    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    backup.caseChat.hold(released);
    await doomed.post("/api/admin/backup/cases", {}, { as: staff });
    expect(await newestFailed("cases")).toBe("0");
    await forgetSignsOfLife();
    expect(await newestFailed("cases")).toBe("1");
    release();
    await runner.stop();
  });

  it("is no obstacle: a run whose process was killed is marked as interrupted, with nothing left of it", async () => {
    const { http: doomed, runner } = await backup.start({ waitMs: 1 });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    backup.auth.hold(released);
    const before = backup.files();
    await doomed.post("/api/admin/backup/users", {}, { as: staff });
    await until(() => backup.files().some((name) => name.endsWith(".part")));
    await forgetSignsOfLife();
    expect((await history(http, staff))[0]).toMatchObject({
      status: "interrupted",
      url: null,
      error: { code: "BACKUP_INTERRUPTED" },
    });
    expect(backup.files()).toEqual(before);
    // Should the process live after all, it gives up what is no longer its own.
    release();
    await runner.stop();
    expect(backup.files()).toEqual(before);
    expect((await history(http, staff))[0]?.status).toBe("interrupted");
    expect((await start("users")).status).toBe(201);
  });

  it("ends a run at shutdown as interrupted, without waiting for its end", async () => {
    const { http: leaving, runner } = await backup.start({ waitMs: 1 });
    backup.auth.rows.push(...Array.from({ length: 500 }, () => person()));
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    backup.auth.hold(released);
    await leaving.post("/api/admin/backup/users", {}, { as: staff });
    await until(() => backup.auth.asked() > 0);
    const stopped = runner.stop();
    release();
    await stopped;
    expect((await history(http, staff))[0]).toMatchObject({ status: "interrupted", url: null });
    expect(readdirSync(backup.directory).filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});

describe("the audit log", () => {
  it("has every spreadsheet before it can be seen, and every download, with the number of people", async () => {
    backup.auth.rows.push(person(), person());
    const outbox = mongoose.connection.collection("outbox");
    await outbox.deleteMany({});
    const { body } = await start("users");
    await download(body.url ?? "");
    const published = await outbox.find({ name: "backup.customer-data-read.v1" }).toArray();
    const read = { staffId: staff.id, kind: "export-made", count: 2 };
    expect(published.map(({ payload }) => payload as unknown)).toMatchObject([read, read]);
    expect(JSON.stringify(published)).not.toContain("@example.com");
  });
});

describe("the history", () => {
  it("is read newest first in pages", async () => {
    for (const kind of ["users", "cases", "users"] as const) await start(kind);
    const first = await http.get<BackupRun[]>("/api/admin/backup/runs?limit=2", { as: staff });
    const cursor = first.headers.get("x-next-cursor");
    const second = await http.get<BackupRun[]>(`/api/admin/backup/runs?limit=2&cursor=${cursor}`, { as: staff });
    expect([...first.body, ...second.body].map(({ kind }) => kind)).toEqual(["users", "cases", "users"]);
    expect(second.headers.get("x-next-cursor")).toBeNull();
    expect((await http.get("/api/admin/backup/runs?limit=0", { as: staff })).status).toBe(400);
  });

  it("outlives the files, which go after their time", async () => {
    const { body } = await start("users");
    const place = createFileDestination(backup.directory);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(await deleteOldFiles([place], logger, 30, inDays(29))).toBe(0);
    expect((await download(body.url ?? "")).status).toBe(200);
    expect(await deleteOldFiles([place], logger, 30, inDays(31))).toBe(1);
    expect((await download(body.url ?? "")).status).toBe(404);
    expect(await history(http, staff)).toMatchObject([{ id: body.id, status: "complete", url: null }]);
  });

  it("loses no file that could not be removed: the next time it is, with its run's address until then", async () => {
    const { body } = await start("users");
    const place = createFileDestination(backup.directory);
    const failing = { ...place, discard: () => Promise.reject(new Error("EIO")) };
    const inAMonth = new Date(Date.now() + 31 * 86_400_000);
    expect(await deleteOldFiles([failing], logger, 30, inAMonth)).toBe(0);
    expect(backup.files()).toContain(`${body.id}.xlsx`);
    expect(await deleteOldFiles([place], logger, 30, inAMonth)).toBeGreaterThan(0);
    expect(backup.files()).not.toContain(`${body.id}.xlsx`);
  });

  it.each(["interrupted", "complete"])("has no file of a run that an earlier release left %s", async (status) => {
    const { body } = await start("users");
    await runs().updateOne({ _id: body.id }, { $set: { status, url: null } });
    const place = createFileDestination(backup.directory);
    const failing = { ...place, discard: () => Promise.reject(new Error("EACCES")) };
    expect(await deleteUnusedOutput([failing], logger)).toBe(0);
    expect(backup.files()).toContain(`${body.id}.xlsx`);
    expect(await deleteUnusedOutput([place], logger)).toBeGreaterThan(0);
    expect(backup.files()).not.toContain(`${body.id}.xlsx`);
    expect(await deleteUnusedOutput([place], logger)).toBe(0);
  });

  it("shows who started a run by the name of their account", async () => {
    const nameless = admin();
    backup.auth.rows.push(person({ id: nameless.id, lastName: "박", firstName: "서연" }));
    const { body } = await start("users", nameless);
    expect(body.startedBy).toEqual({ id: nameless.id, name: "박 서연" });
    const { body: unknown } = await start("users", admin({ language: "en" }));
    expect(unknown.startedBy.name).toBe("Staff");
  });

  it("has no names in the log", () => {
    expect(backup.logs.text()).not.toContain("@example.com");
  });
});
