import type { ServerResponse } from "node:http";
import type { WebBuild } from "../build/web-build.ts";

const PERMISSIONS = "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()";

const absoluteOrigin = (url: string): string[] => {
  const parsed = URL.parse(url);
  return parsed ? [parsed.origin] : [];
};

/** Where remotes that are deployed elsewhere come from. */
const remoteOriginsOf = ({ remotes }: WebBuild): string[] =>
  Array.from(new Set(Object.values(remotes).flatMap(({ manifest }) => absoluteOrigin(manifest))));

/**
 * Scripts and styles run by nonce only; everything else comes from this site and from the origins of remotes. What code
 * hands to the browser as markup or as a script's address passes the shell's one policy for trusted types, if it has one.
 */
export const contentSecurityPolicy = (build: WebBuild, ownOrigins: readonly string[]): ((nonce: string) => string) => {
  const remotes = remoteOriginsOf(build)
    .map((origin) => ` ${origin}`)
    .join("");
  // Not every browser counts ws: of the same host as 'self'. A policy cannot name an IPv6 address.
  const named = ownOrigins.filter((origin) => !origin.includes("["));
  const sockets = named.map((origin) => ` ${origin.replace(/^http/, "ws")}`).join("");
  const fixed =
    `font-src 'self'${remotes}; img-src 'self' data: blob:${remotes}; connect-src 'self'${sockets}${remotes}; ` +
    `frame-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'` +
    (build.shell.trustedTypes ? `; require-trusted-types-for 'script'; trusted-types default` : "");
  return (nonce) =>
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}' 'self'${remotes}; ${fixed}`;
};

/** For what a browser shows. */
export const setPageHeaders = (res: ServerResponse, policy: string): void => {
  res.setHeader("content-security-policy", policy);
  res.setHeader("referrer-policy", "same-origin");
  res.setHeader("permissions-policy", PERMISSIONS);
  res.setHeader("cross-origin-opener-policy", "same-origin");
};
