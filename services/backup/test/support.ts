import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backupDataRead, type BackupRun } from "@legal/contracts";
import { publishStaffReads } from "@legal/event-bus";
import { createIdentity, createInternalClient, type User } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import {
  captureLogs,
  signerOf,
  startHttp,
  testKeys,
  testUser,
  useBackingServices,
  type TestHttp,
} from "@legal/test-kit";
import excel from "exceljs";
import { createApp } from "../src/app.ts";
import { createBackupRunner, type BackupRunner } from "../src/backup-runs/run-backup.ts";
import { staffNames } from "../src/backup-runs/staff-names.ts";
import type { Destinations } from "../src/destinations/destination.ts";
import { createFileDestination } from "../src/destinations/file-destination.ts";
import { backupTables } from "../src/tables/tables.ts";
import { startAuth, startCaseChat } from "./neighbours.ts";

const AUDIENCE = "backup";
export const FOLDER = "the-office-folder";
export const admin = (given: Partial<User> = {}): User => testUser({ role: "admin", ...given });

interface Started {
  http: TestHttp;
  runner: BackupRunner;
}

interface StartOptions {
  destinations?: (directory: string) => Destinations;
  waitMs?: number;
}

/** The service on a database and a folder of this test file alone, with its neighbours; all gone afterwards. */
export const backupUnderTest = () => {
  const services = useBackingServices({ consumers: [AUDIENCE] });
  const logs = captureLogs(AUDIENCE);
  const directory = mkdtempSync(join(tmpdir(), "backup-"));
  const closing: (() => Promise<void> | void)[] = [];
  let auth: Awaited<ReturnType<typeof startAuth>>;
  let caseChat: Awaited<ReturnType<typeof startCaseChat>>;

  beforeAll(async () => {
    auth = await startAuth();
    caseChat = await startCaseChat();
    await connectMongo({ url: services.mongodbUrl, database: services.database, logger: logs.logger });
    closing.push(() => rmSync(directory, { recursive: true }), disconnectMongo, auth.close, caseChat.close);
  });
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });

  const clientOf = (audience: string, url: string) => {
    return createInternalClient({ baseUrls: [url], signer: signerOf(AUDIENCE), audience, timeoutMs: 5000 });
  };
  const start = async ({
    destinations: openDestinations = (folder) => [createFileDestination(folder)],
    waitMs = 20_000,
  }: StartOptions = {}): Promise<Started> => {
    const { logger } = logs;
    const identity = createIdentity({ audience: AUDIENCE, trustedKeys: testKeys().trustedKeys });
    const authClient = clientOf("auth", auth.url);
    const tables = backupTables({ auth: authClient, caseChat: clientOf("case-chat", caseChat.url) });
    const destinations = openDestinations(directory);
    const recordRead = publishStaffReads(backupDataRead);
    const runner = createBackupRunner({
      tables,
      nameOf: staffNames(authClient),
      recordRead,
      destinations,
      logger,
    });
    const app = createApp({ logger, identity, runner, recordRead, destinations, folderId: FOLDER, waitMs });
    const http = await startHttp(app, { audience: AUDIENCE });
    closing.push(http.close, runner.stop);
    return { http, runner };
  };

  return {
    services,
    logs,
    directory,
    start,
    files: () => readdirSync(directory),
    get auth() {
      return auth;
    },
    get caseChat() {
      return caseChat;
    },
  };
};

export const history = async (http: TestHttp, as: User): Promise<BackupRun[]> =>
  (await http.get<BackupRun[]>("/api/admin/backup/runs", { as })).body;

const sheetOf = async (content: ArrayBuffer | Buffer): Promise<excel.Worksheet | undefined> => {
  const workbook = new excel.Workbook();
  await workbook.xlsx.load(content as ArrayBuffer);
  return workbook.worksheets[0];
};

/** The cells that show their lines below each other. */
export const wrappedCells = async (content: ArrayBuffer | Buffer): Promise<string[]> => {
  const texts: string[] = [];
  const note = ({ alignment, text }: excel.Cell) => alignment?.wrapText && texts.push(text);
  (await sheetOf(content))?.eachRow((row, number) => number > 1 && row.eachCell(note));
  return texts;
};

/** The cells of each row of the first sheet, the headings first. */
export const rowsOf = async (content: ArrayBuffer | Buffer): Promise<unknown[][]> => {
  const rows: unknown[][] = [];
  (await sheetOf(content))?.eachRow(({ values }) => rows.push((values as unknown[]).slice(1)));
  return rows;
};
