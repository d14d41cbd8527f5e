import { z } from "zod";

const count = z.coerce.number().int().positive();

/** How much is allowed of what; also read by the tests, which hold the defaults. */
export const limitConfig = {
  LOGIN_WINDOW_MINUTES: count.default(15).describe("Window of the login limits"),
  LOGIN_FAILURES_PER_ACCOUNT: count
    .default(10)
    .describe("Failed logins of one address, or of one device that has logged in before, at one account in the window"),
  LOGIN_FAILURES_PER_IP: count
    .default(100)
    .describe("Failed logins of one address in the window, from devices that are new to the account"),
  SECOND_FACTOR_TRIES: count
    .default(5)
    .describe("Wrong codes of one account in the window, and of each device that has logged in to it before"),
  CHECK_USERNAME_PER_HOUR: count
    .default(60)
    .describe("Username checks per browser, and of all at one address that show none"),
  CHECK_USERNAME_PER_HOUR_AND_IP: count.default(600).describe("Username checks of one address of the internet"),
  FIND_USERNAME_PER_HOUR: count
    .default(10)
    .describe("Username searches per browser, of all at one address that show none, and per person looked for"),
  FIND_USERNAME_PER_HOUR_AND_IP: count.default(60).describe("Username searches of one address of the internet"),
  SIGNUP_PER_HOUR: count.default(20).describe("Signups per browser, and of all at one address that show none"),
  SIGNUP_PER_HOUR_AND_IP: count.default(100).describe("Signups of one address of the internet"),
  PROFILE_CHANGES_PER_HOUR: count.default(60).describe("Changes of name or language per member"),
  SECURITY_CHANGES_PER_HOUR: count
    .default(10)
    .describe("Changes of password, second factor, recovery codes or Google account per member"),
  RESET_MAIL_PER_HOUR: count
    .default(5)
    .describe("Reset mails asked for per browser, and by all at one address that show none"),
  RESET_MAIL_PER_HOUR_AND_IP: count.default(30).describe("Reset mails asked for by one address of the internet"),
  RESET_MAIL_PER_HOUR_AND_ADDRESS: count
    .default(3)
    .describe(
      "Reset mails to one mailbox, and mails of one other kind that its owner asks for; twice as many confirm an address",
    ),
};

export type LimitSettings = z.output<z.ZodObject<typeof limitConfig>> & { RATE_LIMIT_SCALE: number };
