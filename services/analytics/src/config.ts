import { keyRingField, loadConfig, serviceConfig } from "@legal/service-kit";
import { z } from "zod";

const count = z.coerce.number().int().positive();

export const config = loadConfig({
  ...serviceConfig({ port: 4005, database: "analytics" }),
  PAGE_VIEWS_PER_HOUR: count
    .default(60)
    .describe("Page views counted per browser, and of all at one address that show none"),
  PAGE_VIEWS_PER_HOUR_AND_IP: count.default(1000).describe("Page views counted of one address of the internet"),
  VISITOR_HASH_KEYS: keyRingField.describe("As the release before distinguishes visitors, for a rollback; not used"),
  VISIT_RETENTION_MONTHS: count.default(3).describe("How long records of visits are kept"),
});
