import type { Logger } from "@legal/service-kit";
import type { config } from "../config.ts";
import type { Destinations } from "./destination.ts";
import { createDriveFiles } from "./drive-files.ts";
import { createFileDestination } from "./file-destination.ts";
import { createSheetDestination } from "./sheet-destination.ts";

type Settings = Pick<typeof config, "BACKUP_DIR" | "BACKUP_FOLDER_ID" | "GOOGLE_API_URL" | "GOOGLE_SERVICE_ACCOUNT">;

/** What an office kept in files before it took Google stays there until its time is over. */
export const openDestinations = (settings: Settings, logger: Logger): Destinations => {
  const { BACKUP_DIR: directory, BACKUP_FOLDER_ID: folderId, GOOGLE_API_URL: apiUrl } = settings;
  const account = settings.GOOGLE_SERVICE_ACCOUNT;
  const file = createFileDestination(directory);
  if (account && folderId) {
    const drive = createDriveFiles({ account, folderId, apiUrl });
    return [createSheetDestination({ drive, directory, logger }), file];
  }
  if (account || folderId)
    logger.warn("backups become files: Google needs GOOGLE_SERVICE_ACCOUNT and BACKUP_FOLDER_ID both");
  return [file];
};
