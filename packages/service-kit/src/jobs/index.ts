export { createBackfill, walkByIds, type Backfill } from "./backfill.ts";
export { HOUR_MS, type Job } from "./job.ts";
export { monthsBefore } from "./months-before.ts";
export { startJobs, type Jobs } from "./start-jobs.ts";
