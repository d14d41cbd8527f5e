import { startBackingServices } from "../start-backing-services.ts";
import { generateTestKeys } from "../test-keys.ts";

/** Once per Jest run, before any worker: servers and keys; what the workers need to know travels in the environment. */
// Jest calls the default export.
// oxlint-disable-next-line import/no-default-export
export default async function setUp(): Promise<void> {
  await startBackingServices();
  generateTestKeys();
}
