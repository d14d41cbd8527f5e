import type { TestHttp } from "@legal/test-kit";
import mongoose from "mongoose";
import { createPasswordHasher } from "../src/passwords/password-hasher.ts";
import { ensureFirstAdmin } from "../src/account/ensure-first-admin.ts";
import { runProgram } from "./run-program.ts";
import { authUnderTest, confirmEmail, isLive, logIn, signUp, storedUser } from "./support.ts";

const auth = authUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await auth.start();
});

const first = (given = {}) => ({
  username: "office_head",
  email: "head@example.com",
  password: "quiet-office-77",
  ...given,
});
const ensure = (given = {}) => ensureFirstAdmin(first(given), createPasswordHasher(2), auth.logs.logger);
const admins = () => mongoose.connection.collection("users").countDocuments({ role: "admin" });

/** The command as `npm run admin:create` runs it. */
const command = (args: string[], env?: Record<string, string>) => runProgram(auth.backing, "create-admin", args, env);

describe("the first administrator", () => {
  it("is made once, however many replicas start", async () => {
    await Promise.all([ensure(), ensure(), ensure()]);
    await ensure({ username: "another", email: "another@example.com" });
    expect(await admins()).toBe(1);
    expect((await logIn(http, "office_head", "quiet-office-77")).account.role).toBe("admin");
  });

  it("is refused with a common password", async () => {
    await mongoose.connection.collection("users").updateMany({}, { $set: { role: "user" } });
    await expect(ensure({ username: "new_head", password: "admin1234" })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
    });
  });

  it("never promotes a member who has the name", async () => {
    const { account } = await signUp(http);
    await ensure({ username: account.username });
    expect((await storedUser(account.username))?.["role"]).toBe("user");
    expect(auth.logs.text()).toContain("belongs to a member");
  });
});

// Each run is a process of its own, slow to start on a busy machine.
const PROCESS_MS = 90_000;

describe("the command line", () => {
  it(
    "makes an administrator and shows the password once",
    async () => {
      const { code, output } = await command(["--username", "cli_admin", "--email", "cli@example.com"]);
      expect(code).toBe(0);
      const password = /Password \(shown only now\): (\S+)/.exec(output)?.[1] ?? "";
      expect(password.length).toBeGreaterThanOrEqual(20);
      expect((await logIn(http, "cli_admin", password)).account.role).toBe("admin");
    },
    PROCESS_MS,
  );

  it(
    "takes ADMIN_PASSWORD and does not repeat it",
    async () => {
      const { code, output } = await command(["--username", "env_admin", "--email", "env@example.com"], {
        ADMIN_PASSWORD: "quiet-office-78",
      });
      expect(code).toBe(0);
      expect(output).not.toContain("quiet-office-78");
      await logIn(http, "env_admin", "quiet-office-78");
    },
    PROCESS_MS,
  );

  it(
    "demotes at once: the sessions are over",
    async () => {
      const { as, account } = await signUp(http);
      await confirmEmail(account.id);
      expect((await command(["--promote", account.username])).code).toBe(0);
      expect(await isLive(http, as.sessionId)).toBe(false);
      const { as: asAdmin } = await logIn(http, account.username);
      expect(asAdmin.role).toBe("admin");
      expect((await command(["--demote", account.username.toUpperCase()])).code).toBe(0);
      expect(await isLive(http, asAdmin.sessionId)).toBe(false);
      const mirrored = [as, asAdmin].map(({ sessionId }) => `session:${sessionId}`);
      expect(await auth.redis().exists(...mirrored)).toBe(0);
      expect((await logIn(http, account.username)).account.role).toBe("user");
    },
    PROCESS_MS,
  );

  it(
    "leaves the last administrator",
    async () => {
      const { account } = await signUp(http);
      await mongoose.connection.collection("users").updateMany({}, { $set: { role: "user" } });
      await mongoose.connection
        .collection("users")
        .updateOne({ username: account.username }, { $set: { role: "admin" } });
      const { code, output } = await command(["--demote", account.username]);
      expect(code).toBe(1);
      expect(output).toContain("last administrator");
      expect((await storedUser(account.username))?.["role"]).toBe("admin");
    },
    PROCESS_MS,
  );

  it(
    "promotes no one whose address may be a stranger's: it was never confirmed",
    async () => {
      const { as, account } = await signUp(http);
      const { code, output } = await command(["--promote", account.username]);
      expect(code).toBe(1);
      expect(output).toContain("e-mail address is not confirmed");
      expect((await storedUser(account.username))?.["role"]).toBe("user");
      expect(await isLive(http, as.sessionId)).toBe(true);
    },
    PROCESS_MS,
  );

  it.each([
    [[], "Use one of"],
    [["--promote", "nobody_here"], "does not exist"],
    [["--username", "a", "--email", "x"], "at least 3 characters"],
    [["--username", "cli_admin", "--email", "other@example.com"], "username is already taken"],
  ])(
    "says what is wrong with %j and fails",
    async (args, text) => {
      const { code, output } = await command(args);
      expect(code).toBe(1);
      expect(output).toContain(text);
    },
    PROCESS_MS,
  );
});
