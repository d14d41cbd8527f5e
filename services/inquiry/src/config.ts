import { loadConfig, serviceConfig } from "@legal/service-kit";
import { z } from "zod";

const count = z.coerce.number().int().positive();

export const config = loadConfig({
  ...serviceConfig({ port: 4004, database: "inquiry" }),
  INQUIRIES_PER_HOUR: count.default(10).describe("Inquiries per browser, and of all at one address that show none"),
  INQUIRIES_PER_HOUR_AND_IP: count.default(100).describe("Inquiries of one address of the internet"),
  INQUIRY_RETENTION_YEARS: count.default(3).describe("How long records of complaints are kept"),
});
