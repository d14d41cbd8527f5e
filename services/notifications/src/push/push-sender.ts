import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import webPush from "web-push";
import { retryAfterMs } from "../channels/retry-after.ts";
import { publicLookup } from "./public-address.ts";
import { isPublicEndpoint, type EndpointCheck } from "./push-endpoint.ts";
import type { PushSubscriptionRecord } from "./push-subscription-model.ts";

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export interface Push {
  /** JSON for the service worker. */
  payload: string;
  /** A newer push takes the place of one that was not shown yet. */
  topic: string;
  urgent: boolean;
  /** How long the push service keeps it for a browser that is offline; a day where it is not said. */
  ttlSeconds?: number | undefined;
}

/**
 * `gone`: the browser wants no more; `refused`: this push never arrives; `later`: the push service takes none now, for as
 * long as it says.
 */
export type PushResult = { outcome: "sent" | "gone" | "refused" } | { outcome: "later"; pauseMs?: number | undefined };

export interface PushSender {
  publicKey: string;
  isAllowed: EndpointCheck;
  send: (subscription: Pick<PushSubscriptionRecord, "endpoint" | "keys">, push: Push) => Promise<PushResult>;
}

interface SenderOptions {
  keys: VapidKeys;
  /** Whom a push service writes to about abuse: https or mailto. */
  contact: string;
  /** A push service of a test on this machine; there is no variable for it. */
  sink?: { origin: string; ca: string };
}

/** For the whole exchange: a stranger's server that answers a byte at a time would hold up everyone's pushes. */
const TIMEOUT_MS = 5000;
const TTL_SECONDS = 24 * 3600;
/** RFC 8030 7.2; web-push does not look. */
const BODY_MAX_BYTES = 4096;

const resultOf = ({ statusCode: status = 0, headers }: IncomingMessage): PushResult => {
  if (status >= 200 && status < 300) return { outcome: "sent" };
  if (status === 404 || status === 410) return { outcome: "gone" };
  if (status !== 429 && status < 500) return { outcome: "refused" };
  return { outcome: "later", pauseMs: retryAfterMs(headers["retry-after"]) };
};

/** Web push (RFC 8030, 8291, 8292) to what browsers named; no redirect is followed and no answer is read. */
export const createPushSender = ({ keys, contact, sink }: SenderOptions): PushSender => {
  const agent = new Agent({ keepAlive: false });
  const isSink = (endpoint: string) => sink !== undefined && endpoint.startsWith(`${sink.origin}/`);
  const isAllowed: EndpointCheck = (endpoint) => isSink(endpoint) || isPublicEndpoint(endpoint);
  const connectionTo = (endpoint: string) => (isSink(endpoint) ? { ca: sink?.ca } : { lookup: publicLookup });

  const post = (endpoint: string, headers: Record<string, string | number>, body: Buffer): Promise<PushResult> =>
    new Promise((resolve) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const options = { method: "POST", headers, agent, signal, ...connectionTo(endpoint) };
      const sending = request(endpoint, options, (answer) => {
        answer.destroy();
        resolve(resultOf(answer));
      });
      sending.on("error", (error: NodeJS.ErrnoException) =>
        resolve({ outcome: error.code === "ENOTPUBLIC" ? "gone" : "later" }),
      );
      sending.end(body);
    });

  return {
    publicKey: keys.publicKey,
    isAllowed,
    send: async ({ endpoint, keys: browserKeys }, { payload, topic, urgent, ttlSeconds = TTL_SECONDS }) => {
      if (!isAllowed(endpoint)) return { outcome: "gone" };
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: browserKeys }, payload, {
        vapidDetails: { subject: contact, ...keys },
        contentEncoding: "aes128gcm",
        TTL: ttlSeconds,
        urgency: urgent ? "high" : "normal",
        topic,
      });
      if (!body || body.length > BODY_MAX_BYTES) return { outcome: "refused" };
      return post(endpoint, { ...headers, "content-length": body.length }, body);
    },
  };
};
