import { z } from "zod";
import { loadConfig, serviceConfig } from "../../src/index.ts";

const config = loadConfig({
  ...serviceConfig({ port: 4321, database: "kit" }),
  OFFICE_HOURS: z.string().default("09:00-18:00").describe("When staff answer"),
  SMTP_URL: z.url().optional().describe("Mail server; without it mails are files"),
});
process.stdout.write(
  JSON.stringify({ port: config.PORT, keys: config.TRUSTED_KEYS().length, smtp: config.SMTP_URL ?? null }),
);
