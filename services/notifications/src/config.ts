import { addressesField, loadConfig, serviceConfig } from "@legal/service-kit";
import { mailConfig } from "@legal/service-kit/mail";
import { z } from "zod";

export const config = loadConfig({
  ...serviceConfig({ port: 4007, database: "notifications" }),
  ...mailConfig,
  AUTH_URL: addressesField
    .prefault("http://127.0.0.1:4001")
    .describe("Replicas of auth, separated by commas; they name the accounts from before this service"),
  CASE_CHAT_URL: addressesField
    .prefault("http://127.0.0.1:4002")
    .describe("Replicas of case-chat, separated by commas; they answer whether what a notice says is still so"),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((text) => new URL(text).origin)
    .default("http://localhost:8080")
    .describe("Where browsers find the site; mails and calendars link there"),
});
