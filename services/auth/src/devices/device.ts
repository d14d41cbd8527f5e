import { clientIpOf, networkOf } from "@legal/service-kit";
import Bowser from "bowser";
import type { Request } from "express";

/** What a person recognises a browser by; null where it does not say. */
export interface Device {
  browser: string | null;
  os: string | null;
  /** Shortened: enough for "at home" and "at work", too little to find a person. */
  network: string | null;
}

const MAX_USER_AGENT = 500;

/** `203.0.113.9` is `203.0.113.*`, and an IPv6 address its first 48 bits. */
const shortNetworkOf = (address: string): string | null => {
  const network = networkOf(address);
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1];
  if (ipv4 !== undefined) return `${ipv4}.*`;
  const ipv6 = /^((?:[\da-f]+:){2}[\da-f]+):/i.exec(network)?.[1];
  return ipv6 === undefined ? null : `${ipv6}::`;
};

const parseUserAgent = (text: string): Pick<Device, "browser" | "os"> => {
  if (text === "") return { browser: null, os: null };
  const { browser, os } = Bowser.parse(text.slice(0, MAX_USER_AGENT));
  return { browser: browser.name ?? null, os: os.name ?? null };
};

/** The device behind a request. What it says of itself is a claim, good for recognising, not for deciding. */
export const deviceOf = (req: Request): Device => ({
  ...parseUserAgent(req.headers["user-agent"] ?? ""),
  network: shortNetworkOf(clientIpOf(req)),
});
