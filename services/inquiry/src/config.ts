import { loadConfig, serviceConfig } from "@legal/service-kit";
import { z } from "zod";
import { limitConfig } from "./limit-config.ts";

const count = z.coerce.number().int().positive();

export const config = loadConfig({
  ...serviceConfig({ port: 4004, database: "inquiry" }),
  ...limitConfig,
  INQUIRY_RETENTION_YEARS: count.default(3).describe("How long records of complaints are kept"),
});
