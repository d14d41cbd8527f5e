import type { ClientToServerEvents, ServerToClientEvents } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import type { Server, Socket } from "socket.io";

interface SocketData {
  user: User;
  /** Where the browser is, as the gateway saw it. */
  address: string;
  fetchesCases: boolean;
}

type ScreenEvent = keyof ServerToClientEvents;

/** An event for the sockets of some channels. */
export interface Emission<E extends ScreenEvent = ScreenEvent> {
  channels: string[];
  /** Not those that are in this channel, too. */
  except?: string | undefined;
  event: E;
  args: Parameters<ServerToClientEvents[E]>;
}

/** What replicas send each other; its names are on the wire between releases. */
interface ReplicaEvents {
  told: (emissions: Emission[]) => void;
  /** A colleague opened or left a case; who is present is in Redis. */
  attendance: (roomId: string) => void;
}

export type ChatServer = Server<ClientToServerEvents, ServerToClientEvents, ReplicaEvents, SocketData>;
export type ChatSocket = Socket<ClientToServerEvents, ServerToClientEvents, ReplicaEvents, SocketData>;

/** What carries the sockets, by long polling or websocket. */
export type Engine = ChatServer["engine"];
export type EngineConnection = ChatSocket["conn"];
