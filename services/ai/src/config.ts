import { addressesField, keyRingField, loadConfig, serviceConfig } from "@legal/service-kit";
import { z } from "zod";
import { modelConfig } from "./provider/model-config.ts";

const count = z.coerce.number().int().positive();

export const config = loadConfig({
  ...serviceConfig({ port: 4003, database: "ai" }),
  CASE_CHAT_URL: addressesField
    .prefault("http://127.0.0.1:4002")
    .describe("Replicas of case-chat, separated by commas; they answer whose a room is"),
  PUBLIC_ORIGIN: z
    .url()
    .default("http://localhost:8080")
    .describe("Where browsers find the site; https makes the visitor cookie secure"),
  ...modelConfig,
  AI_DAILY_TOKENS: count.default(2_000_000).describe("Tokens of all callers together in a day (Seoul)"),
  AI_DAILY_TOKENS_PER_PERSON: count.default(150_000).describe("Tokens of one member, or one visitor's network, a day"),
  AI_MEMBER_SHARE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .describe("Share of AI_DAILY_TOKENS that visitors together leave to members"),
  AI_CALLS_PER_MINUTE: count.default(20).describe("Questions and recommendations of one member"),
  AI_VISITOR_CALLS_PER_MINUTE: count.default(10).describe("The same of one network that is not signed in"),
  AI_VISITOR_CALLS_PER_DAY: count
    .default(100)
    .describe("The same of one browser in a day, and of all at one address that show none; then the offline assistant"),
  AI_VISITOR_CALLS_PER_DAY_AND_IP: count
    .default(1000)
    .describe("The same of one address of the internet in a day; then the offline assistant"),
  TRANSLATIONS_PER_DAY: count.default(300).describe("Translations of one member"),
  AI_DOWNLOADS_PER_HOUR: count.default(60).describe("Word files of one member, or of one staff member"),
  AI_ABANDONED_AFTER_MS: count.default(10_000).describe("An answer without a reader is stopped after this"),
  VISITOR_COOKIE_KEYS: keyRingField.describe(
    "32 random bytes in base64, several with commas: sign visitors' cookies, hash their networks",
  ),
  VISITOR_DAYS: count.default(30).describe("A visitor's conversations are kept this long after the last message"),
});

export type AiSettings = typeof config;
