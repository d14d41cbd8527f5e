import type { Session } from "@legal/contracts";
import type { Sign } from "@legal/service-kit";

export interface TokenCache {
  /** The `Authorization` header by which a service knows the session's user. */
  bearerFor: (session: Session, audience: string) => string;
  stop: () => void;
}

interface Minted {
  bearer: string;
  session: Session;
  mintedAt: number;
}

const REUSE_MS = 60_000;
/** A token handed out at the end of its minute must survive the request. */
const TTL_SECONDS = 90;

const claimsOf = ({ sessionId, userId, role, language, authTime, amr, mustEnrol }: Session) => ({
  sub: userId,
  role,
  language,
  sid: sessionId,
  ...(authTime !== undefined && { auth_time: Math.floor(Date.parse(authTime) / 1000) }),
  ...(amr && { amr }),
  ...(mustEnrol && { enrol: true }),
});

/** A session that is read again while its copy stays as it was is the same object. */
const saysTheSame = (one: Session, other: Session): boolean =>
  one === other || JSON.stringify(claimsOf(one)) === JSON.stringify(claimsOf(other));

/**
 * Signing takes half a millisecond, so a session's token serves for a minute; whatever changes in it gets a new one.
 */
export const createTokenCache = (sign: Sign): TokenCache => {
  const minted = new Map<string, Minted>();

  const isStale = ({ mintedAt }: Minted, now: number) => now - mintedAt >= REUSE_MS;
  const sweep = () => {
    const now = Date.now();
    for (const [key, token] of minted) if (isStale(token, now)) minted.delete(key);
  };
  const timer = setInterval(sweep, REUSE_MS).unref();

  return {
    bearerFor: (session, audience) => {
      const key = `${audience} ${session.sessionId}`;
      const now = Date.now();
      const known = minted.get(key);
      if (known && !isStale(known, now) && saysTheSame(known.session, session)) return known.bearer;
      const bearer = `Bearer ${sign(audience, claimsOf(session), TTL_SECONDS)}`;
      minted.set(key, { bearer, session, mintedAt: now });
      return bearer;
    },
    stop: () => clearInterval(timer),
  };
};
