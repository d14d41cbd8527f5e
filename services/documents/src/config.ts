import { addressesField, loadConfig, serviceConfig } from "@legal/service-kit";

export const config = loadConfig({
  ...serviceConfig({ port: 4008, database: "documents" }),
  AI_URL: addressesField
    .prefault("http://127.0.0.1:4003")
    .describe("Replicas of ai, separated by commas; they write prose from the answers, and without them rules do"),
  CASE_CHAT_URL: addressesField
    .prefault("http://127.0.0.1:4002")
    .describe("Replicas of case-chat, separated by commas; they answer what a case is and keep its files"),
});
