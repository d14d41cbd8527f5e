import { z } from "zod";

const count = z.coerce.number().int().positive();

/** How much is allowed of what; also read by the tests, which hold the defaults. */
export const limitConfig = {
  INQUIRIES_PER_HOUR: count.default(10).describe("Inquiries per browser, and of all at one address that show none"),
  INQUIRIES_PER_HOUR_AND_IP: count.default(100).describe("Inquiries of one address of the internet"),
};
