import { SERVICES } from "@legal/deployables";
import { addressesField, jsonField, loadConfig, serviceConfig } from "@legal/service-kit";
import { z } from "zod";

const count = z.coerce.number().int().positive();

const serviceAccount = jsonField.pipe(z.object({ client_email: z.email(), private_key: z.string().min(1) }));

const sealKey = z
  .string()
  .regex(/^[A-Za-z0-9+/_-]{43}=?$/, "must be 32 random bytes in base64: openssl rand -base64 32")
  .transform((text) => Buffer.from(text, "base64"));

const names = z
  .string()
  .transform((text) => text.split(",").map((name) => name.trim()))
  .pipe(z.array(z.string().min(1)).min(1));

const { REDIS_URL: _nothingIsKeptThere, ...shape } = serviceConfig({ port: 4006, database: "backup" });

export const config = loadConfig({
  ...shape,
  AUTH_URL: addressesField
    .prefault("http://127.0.0.1:4001")
    .describe("Replicas of auth, separated by commas; they answer with the accounts"),
  CASE_CHAT_URL: addressesField
    .prefault("http://127.0.0.1:4002")
    .describe("Replicas of case-chat, separated by commas; they answer with the cases"),
  BACKUP_DIR: z.string().default(".data/backups").describe("Where .xlsx files are kept"),
  BACKUP_FILE_DAYS: count.default(30).describe("So long an .xlsx file can be downloaded; then it is deleted"),
  GOOGLE_SERVICE_ACCOUNT: serviceAccount
    .optional()
    .describe("Key of a Google service account, JSON; with BACKUP_FOLDER_ID backups become Google Sheets"),
  BACKUP_FOLDER_ID: z
    .string()
    .optional()
    .describe("The Google Drive folder (of a shared drive) that the service account may write to"),
  GOOGLE_API_URL: z.url().optional().describe("Another address for all Google calls, such as an egress proxy"),
  BACKUP_KEY: sealKey
    .optional()
    .describe("Base64 of 32 random bytes: seals full exports; npm run backup:export and backup:restore need it"),
  BACKUP_AUTH_DATABASE: z
    .string()
    .min(1)
    .default("auth")
    .describe("The one of them that is auth's: a restore leaves there whom to delete again"),
  BACKUP_DATABASES: names
    .default(Object.values(SERVICES).map(({ database }) => database))
    .describe("The services' databases that a full export holds, separated by commas"),
});
