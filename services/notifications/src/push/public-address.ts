import { lookup as resolve } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Addresses of IPv4 that are no one's on the internet (RFC 6890), or everyone's. */
const PRIVATE_V4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;
/** Within 2000::/3: Teredo and other protocols', documentation, and 6to4, which carries any address of IPv4. */
const SPECIAL_V6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const refused = new BlockList();
for (const [network, prefix] of PRIVATE_V4) refused.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of SPECIAL_V6) refused.addSubnet(network, prefix, "ipv6");
/** Everything else of IPv6 is local, mapped from IPv4, or not given out. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");

export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, "ipv4");
  return family === 6 && global.check(address, "ipv6") && !refused.check(address, "ipv6");
};

/** A host that a stranger named: a name, or a public address. Names are looked at again when they are connected to. */
export const mayBePublic = (hostname: string): boolean => {
  const host = hostname.replace(/^\[|\]$|\.$/g, "");
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes(".") && !/\.(local|localhost|internal|svc)$/i.test(host);
};

/**
 * Resolves a name for a connection, and refuses it if any of its addresses is not public. The connection goes to what
 * was looked at: a name that resolves to another address by then is not asked again.
 */
export const publicLookupBy =
  (lookUp: LookupFunction): LookupFunction =>
  (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, "");
      if (
        !Array.isArray(addresses) ||
        addresses.length === 0 ||
        !addresses.every(({ address }) => isPublicAddress(address))
      )
        return done(Object.assign(new Error("no public address"), { code: "ENOTPUBLIC" }), "");
      const [{ address, family } = { address: "", family: 0 }] = addresses;
      return options.all ? done(null, addresses) : done(null, address, family);
    });
  };

export const publicLookup = publicLookupBy(resolve);
