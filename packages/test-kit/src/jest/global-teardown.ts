import { stopBackingServices } from "../start-backing-services.ts";

// Jest calls the default export.
// oxlint-disable-next-line import/no-default-export
export default async function tearDown(): Promise<void> {
  await stopBackingServices();
}
