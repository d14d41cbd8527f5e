import type { IncomingMessage } from "node:http";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** Behind a proxy every request comes from a near address, so then none counts as local. */
export const createIsLocalRequest =
  (trustedHops: number) =>
  ({ socket, headers }: IncomingMessage): boolean =>
    trustedHops === 0 && LOOPBACK.has(socket.remoteAddress ?? "") && headers["x-forwarded-for"] === undefined;
