import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testKeys } from "@legal/test-kit";
import { z } from "zod";
import { privateKeyField } from "../src/index.ts";
import { ConfigError, readConfig } from "../src/config/config.ts";
import { trustedKeysField } from "../src/identity/keys.ts";
import { runProgram } from "./support.ts";

const complete = () => ({
  MONGODB_URL: "mongodb://127.0.0.1:1",
  REDIS_URL: "redis://127.0.0.1:1",
  RABBITMQ_URL: "amqp://127.0.0.1:1",
  SERVICE_PRIVATE_KEY: testKeys().privatePemOf("auth"),
  TRUSTED_KEYS: testKeys().trustedKeysJson,
});

const problemsOf = (shape: z.ZodRawShape, env: Record<string, string>): string[] => {
  try {
    readConfig(shape, env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : ["another error"];
  }
};

describe("a service's configuration", () => {
  it("is read with its defaults when it is complete", async () => {
    const program = runProgram("config-program.ts", complete());
    expect(await program.exitCode).toBe(0);
    const keys = (JSON.parse(testKeys().trustedKeysJson) as object[]).length;
    expect(JSON.parse(program.output())).toEqual({ port: 4321, keys, smtp: null });
  });

  it("names every problem at once, without the values, and ends the process", async () => {
    const secret = "mongodb+typo-with-a-secret";
    const env = { ...complete(), MONGODB_URL: "", PORT: "99999", SERVICE_PRIVATE_KEY: secret };
    const program = runProgram("config-program.ts", env);
    expect(await program.exitCode).toBe(1);
    expect(program.errors()).toContain("MONGODB_URL is missing");
    expect(program.errors()).toContain("PORT: ");
    expect(program.errors()).toContain("SERVICE_PRIVATE_KEY: not a PEM of an RSA private key");
    expect(program.errors()).not.toContain(secret);
  });

  it("describes itself without being set", async () => {
    const program = runProgram("config-program.ts", { CONFIG_MODE: "describe" });
    expect(await program.exitCode).toBe(0);
    const rows = JSON.parse(program.output()) as object[];
    expect(rows).toContainEqual({
      name: "OFFICE_HOURS",
      description: "When staff answer",
      required: false,
      default: "09:00-18:00",
    });
    expect(rows).toContainEqual({
      name: "SMTP_URL",
      description: "Mail server; without it mails are files",
      required: false,
    });
    expect(rows).toContainEqual(expect.objectContaining({ name: "PORT", default: "4321" }));
    expect(rows).toContainEqual(expect.objectContaining({ name: "SERVICE_PRIVATE_KEY", required: true }));
  });

  it("refuses short keys, keys of another kind and a public key in place of a private one", () => {
    const short = generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey;
    const curve = generateKeyPairSync("ed25519").privateKey;
    for (const key of [short, curve]) {
      const pem = key.export({ type: "pkcs8", format: "pem" }).toString();
      expect(problemsOf({ KEY: privateKeyField }, { KEY: pem })).toHaveLength(1);
    }
    expect(problemsOf({ KEY: privateKeyField }, { KEY: testKeys().publicPemOf("auth") })).toHaveLength(1);
    expect(problemsOf({ KEYS: trustedKeysField }, { KEYS: "[]" })).toHaveLength(1);
    expect(problemsOf({ KEYS: trustedKeysField }, { KEYS: "{" })).toEqual(["KEYS: not JSON"]);
  });

  it("reads a value from the file that its _FILE variable names, unless the value itself is set", () => {
    const path = join(mkdtempSync(join(tmpdir(), "config-")), "secret");
    writeFileSync(path, "from the file\n");
    const shape = { SECRET: z.string() };
    expect(readConfig(shape, { SECRET_FILE: path })).toEqual({ SECRET: "from the file" });
    expect(readConfig(shape, { SECRET_FILE: path, SECRET: "set" })).toEqual({ SECRET: "set" });
    expect(problemsOf(shape, { SECRET_FILE: `${path}.gone` })).toEqual([
      "SECRET_FILE: the file it names cannot be read",
    ]);
  });

  it("takes a PEM folded into one line", () => {
    const folded = testKeys().privatePemOf("auth").replaceAll("\n", "\\n");
    expect(problemsOf({ KEY: privateKeyField }, { KEY: folded })).toEqual([]);
  });
});
