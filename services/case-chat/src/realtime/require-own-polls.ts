import type { IncomingMessage, ServerResponse } from "node:http";
import type { Identity } from "@legal/service-kit";
import type { Engine } from "./socket-types.ts";
import { authenticatedUser, readUser } from "./authenticate-socket.ts";

type Next = (error?: unknown) => void;

/** As engine.io reads it: of several the last. */
const connectionIdIn = ({ url = "" }: IncomingMessage): string =>
  new URL(url, "http://case-chat").searchParams.getAll("sid").at(-1) ?? "";

/**
 * Lets only the session that opened a connection poll it, post to it or make a websocket of it: its id is in
 * addresses, and so in the logs of proxies. engine.io asks allowRequest for the first request alone.
 */
export const requireOwnPolls = (engine: Engine, identity: Identity): void => {
  const openers = new Map<string, string>();
  engine.on("connection", (connection) => {
    const opener = authenticatedUser(connection.request)?.sessionId;
    if (opener !== undefined) openers.set(connection.id, opener);
    connection.once("close", () => openers.delete(connection.id));
  });
  const isOwn = (request: IncomingMessage, opener: string): boolean => {
    try {
      return readUser(request, identity).sessionId === opener;
    } catch {
      // Without a valid token there is no session to compare.
      return false;
    }
  };
  engine.use((request: IncomingMessage, _response: ServerResponse, next: Next) => {
    // The id of no connection is refused by engine.io itself.
    const opener = openers.get(connectionIdIn(request));
    next(opener === undefined || isOwn(request, opener) ? undefined : new Error("opened by another session"));
  });
};
