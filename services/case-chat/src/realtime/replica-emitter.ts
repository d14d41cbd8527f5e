import type { ServerToClientEvents } from "@legal/contracts";
import type { ChatServer, Emission } from "./socket-types.ts";

/** Emits an event to the sockets of some channels, on all replicas. */
export type Emit = <E extends keyof ServerToClientEvents>(
  to: string[] | Pick<Emission, "channels" | "except">,
  event: E,
  ...args: Parameters<ServerToClientEvents[E]>
) => void;

/** A shared commit is emitted in several turns of the event loop; the other replicas are sent it at once. */
const BATCH_DELAY_MS = 3;

/**
 * Like `io.to(channels).emit(…)`, but what is emitted within a moment reaches the other replicas as one message: one
 * each would cost more than storing the message.
 */
export const createReplicaEmitter = (io: ChatServer): Emit => {
  let pending: Emission[] = [];
  const emitHere = ({ channels, except, event, args }: Emission): void =>
    void io.local
      .to(channels)
      .except(except ?? [])
      .emit(event, ...args);
  const emitElsewhere = (): void => {
    io.serverSideEmit("told", pending);
    pending = [];
  };
  io.on("told", (emissions) => emissions.forEach(emitHere));
  return (to, event, ...args) => {
    const emission = { ...(Array.isArray(to) ? { channels: to } : to), event, args };
    emitHere(emission);
    if (pending.push(emission) === 1) setTimeout(emitElsewhere, BATCH_DELAY_MS);
  };
};
