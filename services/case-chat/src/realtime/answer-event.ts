import type { SocketFailure } from "@legal/contracts";
import { isDependencyDown, parseValue, presentError, toAppError, type Logger, type User } from "@legal/service-kit";
import type { z } from "zod";
import type { ChatSocket } from "./socket-types.ts";

interface EventHandler<Payload, Reply extends object> {
  event: "join-room" | "send-message";
  schema: z.ZodType<Payload>;
  handle: (payload: Payload, user: User) => Promise<Reply>;
}

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
  const answer = async (args: readonly unknown[]): Promise<void> => {
    try {
      const reply = await handle(parseValue(schema, args[0]), user);
      replyOf(args)({ ok: true, ...reply });
    } catch (error) {
      logFailure(logger, event, error);
      replyOf(args)(failureOf(error, user));
    }
  };
  socket.on(event, (...args: unknown[]) => void answer(args));
};
