import type { BackupRun, ErrorBody } from "@legal/contracts";
import { createDriveFiles } from "../src/destinations/drive-files.ts";
import { deleteOldFiles } from "../src/backup-runs/delete-old-files.ts";
import { createFileDestination } from "../src/destinations/file-destination.ts";
import { deleteUnusedOutput } from "../src/backup-runs/delete-run-output.ts";
import type { Destination } from "../src/destinations/destination.ts";
import { createSheetDestination } from "../src/destinations/sheet-destination.ts";
import type { TestHttp } from "@legal/test-kit";
import mongoose from "mongoose";
import { startGoogle, type Google } from "./google-server.ts";
import { person } from "./neighbours.ts";
import { FOLDER, admin, backupUnderTest, history, rowsOf } from "./support.ts";

const backup = backupUnderTest();
const staff = admin({ language: "en" });
let google: Google;
let http: TestHttp;
let sheets: Destination;

const start = <T = BackupRun>() => http.post<T>("/api/admin/backup/users", { folderId: FOLDER }, { as: staff });

beforeAll(async () => {
  google = await startGoogle();
  const { account, url: apiUrl } = google;
  const drive = createDriveFiles({ account, folderId: FOLDER, apiUrl });
  const { logger } = backup.logs;
  sheets = createSheetDestination({ drive, directory: backup.directory, logger, firstPauseMs: 1 });
  ({ http } = await backup.start({ destinations: (directory) => [sheets, createFileDestination(directory)] }));
});
afterAll(() => google.close());
afterEach(() => {
  google.refuse();
  google.uploads.length = 0;
  backup.auth.rows.length = 0;
});

describe("a backup with Google", () => {
  it("is a Google Sheet in the configured folder, made as a whole, and nothing stays here", async () => {
    backup.auth.rows.push(person({ displayName: "=1+1" }), person());
    const { status, body } = await start();
    expect({ status, target: body.target, rows: body.rowCount }).toEqual({ status: 201, target: "sheet", rows: 2 });
    const [sheet] = google.visible();
    expect(body.url).toBe(`https://docs.google.com/spreadsheets/d/${sheet?.id}`);
    expect(sheet).toMatchObject({ parents: [FOLDER], mimeType: "application/vnd.google-apps.spreadsheet" });
    expect(sheet?.name).toMatch(/^Members_\d{8}$/);
    const [, first] = await rowsOf(sheet?.content ?? Buffer.alloc(0));
    expect(first).toContain("'=1+1");
    expect(backup.files()).toEqual([]);
  });

  it.each([
    [{ status: 403, reason: "userRateLimitExceeded" }],
    [{ status: 429, headers: { "retry-after": "0" } }],
    [{ status: 500 }],
    [{ status: 503 }],
  ])("tries again when Google answers %j, and makes one sheet", async (refusal) => {
    const before = google.visible().length;
    google.refuse(refusal, refusal);
    expect((await start()).status).toBe(201);
    expect(google.uploads).toHaveLength(3);
    expect(google.visible()).toHaveLength(before + 1);
  });

  it("makes no second sheet when only Google's answer was lost", async () => {
    const before = google.visible().length;
    google.refuse({ status: 500, taken: true });
    const { body } = await start();
    expect(google.uploads).toHaveLength(1);
    expect(google.visible()).toHaveLength(before + 1);
    expect(body.url).toContain(google.visible().at(-1)?.id);
  });

  it.each([
    [429, "rateLimitExceeded", 5, 503, "BACKUP_GOOGLE_BUSY", "Google’s request limit stopped the backup."],
    [500, "backendError", 5, 502, "BACKUP_GOOGLE_FAILED", "The backup could not be saved to Google."],
    [403, "storageQuotaExceeded", 1, 502, "BACKUP_GOOGLE_DENIED", "Google refused to save into the backup folder."],
    [404, "notFound", 1, 502, "BACKUP_GOOGLE_DENIED", "Google refused to save into the backup folder."],
  ])(
    "gives up on %i %s after %i tries, says why, and leaves nothing",
    async (status, reason, tries, answered, code, text) => {
      const [before, uploads] = [google.visible().length, google.uploads.length];
      google.refuse(...Array.from({ length: 6 }, () => ({ status, reason })));
      const answer = await start<ErrorBody>();
      expect([answer.status, answer.body.code]).toEqual([answered, code]);
      expect(answer.body.message).toContain(text);
      expect(google.uploads.length - uploads).toBe(tries);
      expect(google.visible()).toHaveLength(before);
      expect(backup.files()).toEqual([]);
      expect((await history(http, staff))[0]).toMatchObject({ status: "failed", url: null, error: { code } });
    },
  );

  it("takes a sheet back that was made just before the process was killed", async () => {
    const { body } = await start();
    const before = google.visible().length;
    // As it stands when the answer to the upload was the last thing that happened.
    await mongoose.connection
      .collection<{ _id: string }>("backup_runs")
      .updateOne({ _id: body.id }, { $set: { status: "running", url: null, aliveAt: new Date(0) } });
    expect((await history(http, staff))[0]).toMatchObject({ status: "interrupted", url: null });
    expect(google.visible()).toHaveLength(before - 1);
  });

  it("takes it back later where Google could not be asked at once", async () => {
    const { body } = await start();
    const before = google.visible().length;
    const runs = mongoose.connection.collection<{ _id: string }>("backup_runs");
    await runs.updateOne({ _id: body.id }, { $set: { status: "running", url: null, aliveAt: new Date(0) } });
    google.blind(true);
    expect((await history(http, staff))[0]).toMatchObject({ status: "interrupted", url: null });
    expect(google.visible()).toHaveLength(before);
    google.blind(false);
    await deleteUnusedOutput([sheets], backup.logs.logger);
    expect(google.visible()).toHaveLength(before - 1);
  });

  it("leaves a file from before it where it is: still downloaded, and gone after its time", async () => {
    const { http: before } = await backup.start();
    const { body } = await before.post<BackupRun>("/api/admin/backup/users", {}, { as: staff });
    expect(body.target).toBe("file");
    const file = `${body.id}.xlsx`;
    expect(backup.files()).toContain(file);
    expect((await http.get(body.url ?? "", { as: staff })).status).toBe(200);
    const destinations = [sheets, createFileDestination(backup.directory)] as const;
    const inAMonth = new Date(Date.now() + 31 * 86_400_000);
    expect(await deleteOldFiles(destinations, backup.logs.logger, 30, inAMonth)).toBe(1);
    expect(backup.files()).not.toContain(file);
  });

  it("writes neither the key nor an address of the office's account into the log", () => {
    expect(backup.logs.text()).not.toContain("PRIVATE KEY");
    expect(backup.logs.text()).not.toContain(google.account.client_email);
  });
});
