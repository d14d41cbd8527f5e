import { isIPv6 } from "node:net";
import type { Request } from "express";
import { clientIpOf } from "./caller.ts";

/** The eight groups, each written one way: `2001:DB8:0::` and `2001:db8::` are the same network. */
const groupsOf = (address: string): string[] => {
  const [head = "", tail] = (address.split("%", 1)[0] ?? "").split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, missing)).fill("0"), ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
};

/** An IPv6 customer has a whole /64 to send from, so that is one network; an IPv4 address is one by itself. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address;
};

/** What limits count by: the browser's network as the gateway saw it. */
export const clientNetworkOf = (req: Request): string => networkOf(clientIpOf(req));
