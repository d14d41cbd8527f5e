import { randomUUID } from "node:crypto";
import type { SocketFailure } from "@legal/contracts";
import { histogram, inSpan, isDependencyDown, parseValue } from "@legal/service-kit";
import { presentError, toAppError, withRequestId, type Logger, type User } from "@legal/service-kit";
import type { z } from "zod";
import type { ChatSocket } from "./socket-types.ts";

interface EventHandler<Payload, Reply extends object> {
  event: "join-room" | "attend-case" | "send-message";
  schema: z.ZodType<Payload>;
  handle: (payload: Payload, user: User) => Promise<Reply>;
}

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const timing = histogram(
  "chat_socket_event_seconds",
  "Time from a socket's event to its answer",
  ["event", "outcome"],
  BUCKETS_SECONDS,
);

type Send = (answer: unknown) => void;

/** The acknowledgement, if the client asked for one. */
export const replyOf = (args: readonly unknown[]): Send => {
  const last = args.at(-1);
  return typeof last === "function" ? (answer) => void last(answer) : () => undefined;
};

export const failureOf = (error: unknown, user: User): SocketFailure => {
  const { code, message, retryAfterSeconds } = presentError(error, user.language);
  return { ok: false, code, message, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
};

const logFailure = (logger: Logger, event: string, error: unknown): void => {
  if (isDependencyDown(error)) logger.warn({ err: error, event }, "dependency failed");
  else if (toAppError(error).status === 500) logger.error({ err: error, event }, "unexpected failure");
};

/**
 * Answers one kind of event, whatever is sent: the payload is parsed by its schema, every failure becomes an
 * acknowledgement, and nothing is thrown into socket.io, where it would end the process.
 */
export const answerEvent = <Payload, Reply extends object>(
  socket: ChatSocket,
  { event, schema, handle }: EventHandler<Payload, Reply>,
  logger: Logger,
): void => {
  const { user } = socket.data;
  const handled = (payload: unknown): Promise<Reply> =>
    inSpan({ name: event, kind: "server" }, async () => handle(parseValue(schema, payload), user));
  const answer = async (args: readonly unknown[]): Promise<void> => {
    const stop = timing.startTimer({ event });
    try {
      const reply = await handled(args[0]);
      stop({ outcome: "done" });
      replyOf(args)({ ok: true, ...reply });
    } catch (error) {
      stop({ outcome: toAppError(error).status < 500 ? "refused" : "failed" });
      logFailure(logger, event, error);
      replyOf(args)(failureOf(error, user));
    }
  };
  socket.on(event, (...args: unknown[]) => void withRequestId(randomUUID(), () => answer(args)));
};
