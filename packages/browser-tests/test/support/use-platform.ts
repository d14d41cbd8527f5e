import { launchPlatform, type Platform } from "@legal/test-kit/platform";
import type { Browser } from "playwright-core";
import { launchBrowser } from "./browsers.ts";

type Env = Record<string, string>;

/** The platform and a browser for the tests of a file; both end with it. */
export const usePlatform = (given: Env | (() => Promise<Env>) = {}, { withInterface = false } = {}) => {
  let platform: Platform;
  let browser: Browser;
  beforeAll(async () => {
    const env = typeof given === "function" ? await given() : given;
    platform = await launchPlatform({ env: { STACK_DURABLE: "false", LOG_LEVEL: "warn", ...env } });
    browser = await launchBrowser({ withInterface });
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
