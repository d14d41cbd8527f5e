import { addressesField, loadConfig, serviceConfig } from "@legal/service-kit";
import { z } from "zod";
import { closedDays, officeHours } from "./jobs/office-hours.ts";

const count = z.coerce.number().int().positive();

export const config = loadConfig({
  ...serviceConfig({ port: 4002, database: "case_chat" }),
  AUTH_URL: addressesField
    .prefault("http://127.0.0.1:4001")
    .describe("Replicas of auth, separated by commas; they answer which sessions are alive"),
  PUBLIC_ORIGIN: z
    .url()
    .transform((url) => new URL(url).origin)
    .optional()
    .describe("The only page origin that may open sockets; without it the gateway's check is the only one"),
  SESSION_RECHECK_SECONDS: count.default(60).describe("How often open sockets are held against the live sessions"),
  AUTO_RESPONSE_AFTER_MINUTES: z.coerce
    .number()
    .positive()
    .default(10)
    .describe("So long a member waits for staff before the automatic acknowledgement; at once out of hours"),
  AUTO_RESPONSE_CHECK_SECONDS: count
    .default(15)
    .describe("How often waiting members and unread messages are looked for"),
  UNREAD_NOTICE_AFTER_MINUTES: z.coerce
    .number()
    .positive()
    .default(5)
    .describe("How long messages stay unread before customer or staff are notified"),
  OFFICE_HOURS: officeHours.default("09:00-18:00").describe("When staff answer, on working days in Seoul"),
  OFFICE_CLOSED_ON: closedDays
    .prefault("")
    .describe("Days off beyond weekends and public holidays, separated by commas: 2026-12-31,2027-01-02"),
  PRESENCE_SECONDS: count.default(30).describe("How long a colleague still shows in a case after their replica died"),
  ACCESS_LOG_YEARS: count.default(2).describe("How long the audit log keeps which staff member read whose data"),
  CONTRACT_RECORD_YEARS: count
    .default(5)
    .describe("How long the contract of a deleted account is kept: case, package, price, dates; no content"),
  DANGER_NOTICE_DAYS: count
    .default(90)
    .describe("How long it is kept that a customer wrote as a person in danger does, and who took care of it"),
  UPLOAD_MB_PER_DAY: count.default(200).describe("What one member may upload in a day, in MiB"),
  CLAMD_URL: z
    .url({ protocol: /^(tcp|unix)$/ })
    .optional()
    .describe(
      "clamd that looks through uploads: tcp://host:3310 or unix:///run/clamd.sock; without it none are scanned",
    ),
  CLAMD_TIMEOUT_SECONDS: count.default(20).describe("So long an upload waits for clamd; then it is refused for now"),
  UNSENT_FILE_HOURS: count
    .default(336)
    .describe("Uploads that no message carries are deleted after this long; browsers keep unsent messages for longer"),
});
