import { randomBytes } from "node:crypto";
import * as browser from "../platform/browser-session.ts";

/** Opens an account and returns the headers of its signed-in browser. */
export const signUp = async (address: string): Promise<Record<string, string>> => {
  const username = `bench_${randomBytes(6).toString("hex")}`;
  const password = randomBytes(12).toString("base64url");
  const { cookie } = await browser.signUp(address, { username, email: `${username}@example.com`, password });
  return { cookie, origin: address };
};
