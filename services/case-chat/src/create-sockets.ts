import type { Server as HttpServer } from "node:http";
import type { Identity, Logger } from "@legal/service-kit";
import type { Redis } from "ioredis";
import { createMessageRateLimit } from "./messages/message-rate-limit.ts";
import { allStored } from "./messages/message-writer.ts";
import { createPresence } from "./presence/presence.ts";
import { answerPresenceEvents } from "./presence/presence-events.ts";
import { answerMessageEvents } from "./realtime/message-events.ts";
import { startRealtimePublisher } from "./realtime/realtime-publisher.ts";
import { createReplicaChannel } from "./realtime/replica-channel.ts";
import { createSocketServer } from "./realtime/socket-server.ts";
import type { ChatServer, ChatSocket } from "./realtime/socket-types.ts";

export interface SocketDeps {
  identity: Identity;
  redis: Redis;
  logger: Logger;
  /** Names the platform on a Redis that others use too. */
  platform: string;
  /** RATE_LIMIT_SCALE */
  scale: number;
  publicOrigin?: string | undefined;
  /** How long a colleague is shown whose replica died. */
  presenceSeconds?: number | undefined;
}

interface Sockets {
  io: ChatServer;
  attach: (http: HttpServer) => void;
  close: () => Promise<void>;
}

const PRESENCE_SECONDS = 30;

/** What browsers may send over the sockets of one replica, and what they are sent. */
export const createSockets = (deps: SocketDeps): Sockets => {
  const { identity, redis, logger, platform, scale, publicOrigin, presenceSeconds = PRESENCE_SECONDS } = deps;
  const replicas = createReplicaChannel(redis, platform, logger);
  const rateLimit = createMessageRateLimit(redis, scale);
  const serve = (socket: ChatSocket): void => {
    answerMessageEvents(socket, { rateLimit, logger });
    answerPresenceEvents(socket, presence, logger);
  };
  const { io, attach } = createSocketServer({ identity, replicas, publicOrigin, scale, serve });
  const stopPublishing = startRealtimePublisher(io, logger);
  const presence = createPresence({ io, redis, lifetimeMs: presenceSeconds * 1000, logger });
  const close = async (): Promise<void> => {
    stopPublishing();
    presence.stop();
    await io.close();
    await allStored();
    replicas.close();
  };
  return { io, attach, close };
};
