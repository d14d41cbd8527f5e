import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { testKeys, type BackingServices } from "@legal/test-kit";

/** Runs one of the service's programs as the operator's commands do, to its end. */
export const runProgram = async (
  backing: BackingServices,
  program: "create-admin" | "delete-account" | "change-contact",
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> => {
  const child = spawn(process.execPath, [`src/${program}.ts`, ...args], {
    cwd: join(import.meta.dirname, ".."),
    env: {
      PATH: process.env["PATH"] ?? "",
      MONGODB_URL: backing.mongodbUrl,
      MONGODB_DATABASE: backing.database,
      REDIS_URL: backing.redisUrlOf("auth"),
      RABBITMQ_URL: backing.rabbitmqUrl,
      SERVICE_PRIVATE_KEY: testKeys().privatePemOf("auth"),
      TRUSTED_KEYS: testKeys().trustedKeysJson,
      SESSION_MIRROR_KEYS: testKeys().ringText,
      SECOND_FACTOR_KEYS: `1:${Buffer.alloc(32, 7).toString("base64")}`,
      ...env,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  return { code, output };
};
