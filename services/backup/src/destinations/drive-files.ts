import { createReadStream } from "node:fs";

export interface ServiceAccount {
  client_email: string;
  private_key: string;
}

interface DriveOptions {
  account: ServiceAccount;
  folderId: string;
  /** Instead of Google's own addresses. */
  apiUrl?: string | undefined;
}

interface Upload {
  runId: string;
  name: string;
  file: string;
  signal: AbortSignal;
}

/** The few things a backup does in Google Drive; each is one call that throws as googleapis does. */
export interface DriveFiles {
  /** Makes a Google Sheet of an .xlsx file in the folder, in one step: it exists whole or not at all. Returns its address. */
  upload: (upload: Upload) => Promise<string>;
  /** The sheet of a run, if there is one. */
  find: (runId: string) => Promise<{ id: string; url: string } | undefined>;
  trash: (id: string) => Promise<void>;
}

const SHEET = "application/vnd.google-apps.spreadsheet";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const SCOPE = "https://www.googleapis.com/auth/drive";
const CALL_TIMEOUT_MS = 120_000;
const RUN_PROPERTY = "backupRun";

/** Loaded at the first use: googleapis takes tens of megabytes. Of its 300 APIs this is the one that is needed. */
const openDrive = async ({ account, apiUrl }: DriveOptions) => {
  const { auth: google, drive } = await import("googleapis/build/src/apis/drive/index.js");
  const auth = new google.JWT({ email: account.client_email, key: account.private_key, scopes: [SCOPE] });
  if (apiUrl !== undefined)
    auth.transporter.interceptors.request.add({
      resolved: (request) => {
        const { pathname, search } = new URL(request.url);
        return Promise.resolve({ ...request, url: new URL(pathname + search, apiUrl) });
      },
    });
  return drive({ version: "v3", auth, retry: false, timeout: CALL_TIMEOUT_MS });
};

const addressOf = (id: string): string => `https://docs.google.com/spreadsheets/d/${id}`;

export const createDriveFiles = (options: DriveOptions): DriveFiles => {
  let opening: ReturnType<typeof openDrive> | undefined;
  const open = () => (opening ??= openDrive(options));
  return {
    upload: async ({ runId, name, file, signal }) => {
      const { files } = await open();
      const { data } = await files.create(
        {
          supportsAllDrives: true,
          fields: "id",
          requestBody: { name, mimeType: SHEET, parents: [options.folderId], appProperties: { [RUN_PROPERTY]: runId } },
          media: { mimeType: XLSX, body: createReadStream(file) },
        },
        { signal },
      );
      return addressOf(data.id ?? "");
    },
    find: async (runId) => {
      const { files } = await open();
      const { data } = await files.list({
        q: `appProperties has { key='${RUN_PROPERTY}' and value='${runId}' } and trashed = false`,
        corpora: "allDrives",
        includeItemsFromAllDrives: true,
        supportsAllDrives: true,
        fields: "files(id)",
      });
      const id = data.files?.[0]?.id;
      return id ? { id, url: addressOf(id) } : undefined;
    },
    trash: async (fileId) => {
      const { files } = await open();
      await files.update({ fileId, supportsAllDrives: true, requestBody: { trashed: true } });
    },
  };
};
