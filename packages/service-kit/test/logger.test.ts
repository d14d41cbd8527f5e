import { captureLogs, until } from "@legal/test-kit";
import { createLogger, currentRequestId, withRequestId } from "../src/index.ts";
import { runProgram } from "./support.ts";

describe("the log", () => {
  it("removes secrets and personal data by name", () => {
    const { logger, text } = captureLogs("auth");
    logger.info(
      { password: "hunter22", user: { email: "kim@example.com", phone: "010-1234-5678", id: "u1" } },
      "login",
    );
    expect(text()).not.toMatch(/hunter22|kim@|1234/);
    expect(JSON.parse(text())).toMatchObject({ service: "auth", level: "info", msg: "login", user: { id: "u1" } });
  });

  it("keeps an error's kind, message, stack and cause, without the values that a driver attaches", () => {
    const { logger, text } = captureLogs();
    const refused = Object.assign(
      new Error('E11000 duplicate key … dup key: { email: "kim@example.com", phone: "0101" }'),
      {
        code: 11000,
        keyValue: { email: "kim@example.com" },
      },
    );
    logger.error({ err: new Error("signup failed", { cause: refused }) }, "failed");
    const { err } = JSON.parse(text()) as { err: { message: string; stack: string; cause: { code: number } } };
    expect(err.message).toBe("signup failed");
    expect(err.stack).toContain("logger.test");
    expect(err.cause.code).toBe(11_000);
    expect(text()).not.toMatch(/kim@|0101/);
  });

  it("carries the id of the request in whose course a line is written", async () => {
    const { logger, text } = captureLogs();
    await withRequestId("request-1", async () => {
      await Promise.resolve();
      logger.info("inside");
    });
    logger.info("outside");
    const [inside, outside] = text()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as object);
    expect(inside).toHaveProperty("requestId", "request-1");
    expect(outside).not.toHaveProperty("requestId");
    expect(currentRequestId()).toBeUndefined();
  });

  it("leaves out what is below its level", () => {
    const lines: string[] = [];
    const logger = createLogger("quiet", "warn", { write: (line) => void lines.push(line) });
    logger.info("not this");
    logger.warn("this");
    expect(lines).toHaveLength(1);
  });

  it("is readable text where that is asked for", async () => {
    const program = runProgram("draining-program.ts", { LOG_FORMAT: "pretty" });
    await until(() => program.output().includes("listening"));
    program.kill("SIGTERM");
    await program.exitCode;
    expect(program.output()).toMatch(/^\d\d:\d\d:\d\d\.\d{3} .*draining listening .*url="http:/);
    expect(program.output()).not.toContain('"msg"');
  });
});
