import { createHash, randomBytes } from "node:crypto";
import { LANGUAGES } from "@legal/contracts";
import type { Redis } from "ioredis";
import { z } from "zod";

const googleFlow = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Where to go afterwards, already judged safe. */
  next: z.string().optional(),
  language: z.enum(LANGUAGES),
  /** The signed-in user who wants to connect a Google account. */
  linkTo: z.string().optional(),
});
export type GoogleFlow = z.output<typeof googleFlow>;

export interface GoogleFlows {
  /** Remembers a flow for ten minutes; the returned secret goes into the browser's cookie. */
  begin(started: Pick<GoogleFlow, "next" | "language" | "linkTo">): Promise<{ secret: string; flow: GoogleFlow }>;
  /** Hands a flow out once. */
  take(secret: string): Promise<GoogleFlow | undefined>;
}

export const FLOW_SECONDS = 600;

const random = () => randomBytes(32).toString("base64url");
const keyOf = (secret: string) => `auth:google-flow:${createHash("sha256").update(secret).digest("hex")}`;

export const googleFlows = (redis: Redis): GoogleFlows => ({
  begin: async (started) => {
    const secret = random();
    const flow: GoogleFlow = { ...started, state: random(), nonce: random(), codeVerifier: random() };
    await redis.set(keyOf(secret), JSON.stringify(flow), "EX", FLOW_SECONDS);
    return { secret, flow };
  },
  take: async (secret) => {
    const text = await redis.getdel(keyOf(secret));
    return text === null ? undefined : googleFlow.parse(JSON.parse(text));
  },
});
