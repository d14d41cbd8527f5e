import { launchPlatform, type Platform } from "@legal/test-kit/platform";
import type { Browser } from "playwright-core";
import { launchBrowser } from "./browsers.ts";

/** The platform and a browser for the tests of a file; both end with it. */
export const usePlatform = (env: Record<string, string> = {}) => {
  let platform: Platform;
  let browser: Browser;
  beforeAll(async () => {
    platform = await launchPlatform({ env: { STACK_DURABLE: "false", LOG_LEVEL: "warn", ...env } });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await platform?.stop();
  });
  return {
    get platform() {
      return platform;
    },
    get browser() {
      return browser;
    },
  };
};
