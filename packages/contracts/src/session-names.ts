/** The key of a live session's copy in Redis: auth writes it, the gateway reads it. */
export const SESSION_KEY_PREFIX = "session:";
export const sessionKeyOf = (sessionId: string): string => `${SESSION_KEY_PREFIX}${sessionId}`;

/** `__Host-`: only this host, only https, set by no other page. Plain http, as on a developer's machine, cannot have it. */
export const sessionCookieNameOf = (publicOrigin: string): string =>
  publicOrigin.startsWith("https:") ? "__Host-sid" : "sid";
