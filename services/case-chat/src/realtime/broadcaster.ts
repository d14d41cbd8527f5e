import type { ServerToClientEvents } from "@legal/contracts";
import type { ChatServer, News } from "./socket-types.ts";

/** Tells an event to the sockets of some channels, on all replicas. */
export type TellScreens = <E extends keyof ServerToClientEvents>(
  channels: string[],
  event: E,
  ...args: Parameters<ServerToClientEvents[E]>
) => void;

/** A shared commit is told in several turns of the event loop; the other replicas hear of it at once. */
const GATHER_MS = 3;

/**
 * Like `io.to(channels).emit(…)`, but what is told within a moment reaches the other replicas as one word: a broadcast
 * each would cost more than storing the message.
 */
export const createTellScreens = (io: ChatServer): TellScreens => {
  let untold: News[] = [];
  const tellHere = ({ channels, event, args }: News): void => void io.local.to(channels).emit(event, ...args);
  const tellReplicas = (): void => {
    io.serverSideEmit("told", untold);
    untold = [];
  };
  io.on("told", (news) => news.forEach(tellHere));
  return (channels, event, ...args) => {
    tellHere({ channels, event, args });
    if (untold.push({ channels, event, args }) === 1) setTimeout(tellReplicas, GATHER_MS);
  };
};
