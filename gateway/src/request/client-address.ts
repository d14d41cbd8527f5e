import type { IncomingMessage } from "node:http";

const MAPPED = "::ffff:";
const plain = (address: string): string => (address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address);

/**
 * The browser's address. Each of the `hops` proxies in front appended the peer it saw to X-Forwarded-For; what stands
 * further left was written by the client and means nothing.
 */
export const clientAddressOf = (req: IncomingMessage, hops: number): string => {
  const peer = plain(req.socket.remoteAddress ?? "");
  if (hops === 0) return peer;
  const addresses = String(req.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  return plain(addresses.at(-hops) ?? addresses[0] ?? peer);
};
