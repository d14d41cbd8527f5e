import { z } from "zod";

/** UUIDv7, lower case. */
export const id = z.uuid();
export const idParams = z.strictObject({ id });

/** ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** A calendar date in Asia/Seoul, `yyyy-MM-dd`, from 2000 to 2099: a typed year of 99999 is a slip, not a deadline. */
export const seoulDate = z.iso.date("date.format").refine((value) => /^20\d\d-/.test(value), "date.range");
export type SeoulDate = z.output<typeof seoulDate>;
