import { createHmac, randomBytes } from "node:crypto";
import type { NoticeKind } from "@legal/contracts";
import { z } from "zod";
import { retryAfterMs } from "../channels/retry-after.ts";

/** What a template of Kakao's has places for, by the names of the places. */
export type AlimtalkVariables = Record<`#{${string}}`, string>;

/**
 * `later`: nothing was sent, and a pause is wanted. `unknown`: the answer was lost, so it may have arrived. `refused`:
 * this one never arrives.
 */
export type AlimtalkResult =
  { outcome: "sent" | "unknown" } | { outcome: "refused"; status: string } | { outcome: "later"; pauseMs: number };

export interface AlimtalkSender {
  kinds: ReadonlySet<NoticeKind>;
  send: (to: string, kind: NoticeKind, variables: AlimtalkVariables) => Promise<AlimtalkResult>;
}

interface SenderOptions {
  keys: { key: string; secret: string };
  /** Of the business's channel (pfId). */
  channel: string;
  /** Kakao approves each beforehand; a kind without one does not go this way. */
  templates: ReadonlyMap<NoticeKind, string>;
  /** The provider's, or that of a test on this machine; there is no variable for it. */
  origin?: string;
}

const TIMEOUT_MS = 10_000;
const PAUSE_MS = 60_000;
const ACCEPTED = "2000";
/** Nothing left this machine. */
const NOT_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);
const BUSY = new Set([429, 503]);

const answerShape = z.object({ statusCode: z.string().optional(), errorCode: z.string().optional() });

const authorization = ({ key, secret }: SenderOptions["keys"]): string => {
  const date = new Date().toISOString();
  const salt = randomBytes(16).toString("hex");
  const signature = createHmac("sha256", secret)
    .update(date + salt)
    .digest("hex");
  return `HMAC-SHA256 apiKey=${key}, date=${date}, salt=${salt}, signature=${signature}`;
};

const resultOf = async (answer: Response): Promise<AlimtalkResult> => {
  if (BUSY.has(answer.status))
    return { outcome: "later", pauseMs: retryAfterMs(answer.headers.get("retry-after")) ?? PAUSE_MS };
  if (answer.status >= 500) return { outcome: "unknown" };
  const { statusCode, errorCode } = answerShape.parse(await answer.json());
  if (answer.ok && statusCode === ACCEPTED) return { outcome: "sent" };
  return { outcome: "refused", status: statusCode ?? errorCode ?? String(answer.status) };
};

const wasNotSent = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code !== undefined && NOT_SENT.has(cause.code);
};

/** Solapi's API for Kakao's AlimTalk. No SMS in its place: the mail of the same notice says it. */
export const createAlimtalkSender = ({
  keys,
  channel,
  templates,
  origin = "https://api.solapi.com",
}: SenderOptions): AlimtalkSender => ({
  kinds: new Set(templates.keys()),
  send: async (to, kind, variables) => {
    const kakaoOptions = { pfId: channel, templateId: templates.get(kind), variables, disableSms: true };
    try {
      const answer = await fetch(`${origin}/messages/v4/send`, {
        method: "POST",
        headers: { authorization: authorization(keys), "content-type": "application/json" },
        body: JSON.stringify({ message: { to, type: "ATA", kakaoOptions } }),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return await resultOf(answer);
    } catch (error) {
      return wasNotSent(error) ? { outcome: "later", pauseMs: PAUSE_MS } : { outcome: "unknown" };
    }
  },
});
