import { keyRingField, loadConfig, serviceConfig } from "@legal/service-kit";
import { z } from "zod";

const count = z.coerce.number().int().positive();

export const config = loadConfig({
  ...serviceConfig({ port: 4005, database: "analytics" }),
  PAGE_VIEWS_PER_HOUR: count.default(200).describe("Page views counted per address of the internet"),
  VISITOR_HASH_KEYS: keyRingField.describe("32 random bytes in base64, several with commas: distinguish visitors"),
  VISIT_RETENTION_MONTHS: count.default(3).describe("How long records of visits are kept"),
});
