import { addressesField, loadConfig, serviceConfig } from "@legal/service-kit";
import { mailConfig } from "@legal/service-kit/mail";
import { z } from "zod";
import { alimtalkKeysField, alimtalkTemplatesField } from "./alimtalk/alimtalk-fields.ts";
import { vapidKeysField } from "./push/vapid-keys-field.ts";

export const config = loadConfig({
  ...serviceConfig({ port: 4007, database: "notifications" }),
  ...mailConfig,
  AUTH_URL: addressesField
    .prefault("http://127.0.0.1:4001")
    .describe("Replicas of auth, separated by commas; they say what a mail about an account says"),
  CASE_CHAT_URL: addressesField
    .prefault("http://127.0.0.1:4002")
    .describe("Replicas of case-chat, separated by commas; they answer whether what a notice says is still so"),
  INQUIRY_URL: addressesField
    .prefault("http://127.0.0.1:4004")
    .describe("Replicas of inquiry, separated by commas; they say what a mail about a new inquiry says"),
  STAFF_EMAIL: z.email().default("staff@localhost.invalid").describe("Where a mail about each new inquiry goes"),
  MAILS_PER_MINUTE: z.coerce
    .number()
    .int()
    .positive()
    .default(600)
    .describe(
      "Mails that each replica hands to SMTP in a minute, as its provider takes them; what is over waits. Mails that a person waits for, as for a new password, leave all the same",
    ),
  VAPID_KEYS: vapidKeysField
    .optional()
    .describe(
      "Pushes to browsers: <public>:<private>, as `npx web-push generate-vapid-keys` prints them; without it there are none. With others every browser must subscribe again",
    ),
  ALIMTALK_KEYS: alimtalkKeysField
    .optional()
    .describe(
      "Kakao AlimTalk through Solapi: <API key>:<API secret>; without it, its channel and templates there is none",
    ),
  ALIMTALK_CHANNEL: z.string().optional().describe("The business's channel at Kakao, as Solapi calls it (pfId)"),
  ALIMTALK_TEMPLATES: alimtalkTemplatesField
    .optional()
    .describe(
      "Kakao's approved templates in Korean, <kind>=<template id> by commas; kinds: case-opened, status-changed, deadline-near, document-review. Places: #{사건번호}, #{서비스}, #{상태}, #{기한}, #{링크}",
    ),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((text) => new URL(text).origin)
    .default("http://localhost:8080")
    .describe("Where browsers find the site; mails and calendars link there"),
});
