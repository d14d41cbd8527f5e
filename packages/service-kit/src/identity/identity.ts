import { AUTH_METHODS, ROLES, id, languageSchema, type AuthMethod, type Language, type Role } from "@legal/contracts";
import jwt, { type JwtPayload } from "jsonwebtoken";
import { z } from "zod";
import { AppError, forbidden, unauthenticated } from "../errors/errors.ts";
import type { TrustedKey } from "./keys.ts";
import { computedFrom, type Current } from "../config/reloaded-field.ts";

/** The signed-in person behind a request, as the gateway's token says. */
export interface User {
  id: string;
  role: Role;
  language: Language;
  /** SHA-256 of the session cookie's value, in hex. */
  sessionId: string;
  /** When they last proved who they are, in seconds since 1970; absent in sessions from before it was kept. */
  authTime?: number;
  amr?: AuthMethod[];
  /** Staff without the second factor that they must have: `role` is "user" until they set it up. */
  mustEnrol?: true;
}

export type Caller = { kind: "anonymous" } | { kind: "user"; user: User } | { kind: "service"; issuer: string };

export interface Identity {
  /** A token that the gateway minted for a signed-in user; anything else throws 401. */
  verifyUser(token: string): User;
  /** A service's own token: 401 when it is not valid, 403 when its issuer is not among `issuers`. */
  verifyService(token: string, issuers: readonly string[]): { issuer: string };
  /** Either of both. */
  verify(token: string): Caller;
}

interface IdentityOptions {
  /** This service's name: tokens for another audience are refused. */
  audience: string;
  trustedKeys: Current<readonly TrustedKey[]>;
}

const USER_ISSUER = "gateway";
/** Tokens live a minute; nothing older is believed, whatever its `exp` says. */
const MAX_AGE_SECONDS = 300;
const CLOCK_TOLERANCE_SECONDS = 30;

const userClaims = z.object({
  sub: id,
  role: z.enum(ROLES),
  language: languageSchema,
  sid: z.string().regex(/^[0-9a-f]{64}$/),
  auth_time: z.number().optional(),
  amr: z.array(z.enum(AUTH_METHODS)).optional(),
  enrol: z.literal(true).optional(),
});

interface Verified {
  issuer: string;
  claims: JwtPayload;
}

const kidOf = (token: string): unknown => {
  try {
    return jwt.decode(token, { complete: true })?.header.kid;
  } catch (error) {
    throw new AppError(401, "UNAUTHENTICATED", "not a token", { cause: error });
  }
};

const verifyWith = (key: TrustedKey, audience: string, token: string): JwtPayload => {
  try {
    const claims = jwt.verify(token, key.publicKey, {
      algorithms: ["RS256"],
      issuer: key.issuer,
      audience,
      maxAge: MAX_AGE_SECONDS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    // jsonwebtoken accepts a token that never expires.
    if (typeof claims === "string" || claims.exp === undefined) throw new Error("token without expiry");
    return claims;
  } catch (error) {
    throw new AppError(401, "UNAUTHENTICATED", "token refused", { cause: error });
  }
};

const toUser = ({ issuer, claims }: Verified): User => {
  const parsed = userClaims.safeParse(claims);
  if (issuer !== USER_ISSUER || !parsed.success) throw unauthenticated("not a user's token");
  const { sub, role, language, sid, auth_time: authTime, amr, enrol: mustEnrol } = parsed.data;
  return {
    id: sub,
    role,
    language,
    sessionId: sid,
    ...(authTime !== undefined && { authTime }),
    ...(amr && { amr }),
    ...(mustEnrol && { mustEnrol }),
  };
};

const REMEMBERED_TOKENS = 2000;

/** The gateway sends one token with all requests of a session's minute; its signature is computed once. */
const rememberWhileValid = (check: (token: string) => Verified): ((token: string) => Verified) => {
  const known = new Map<string, Verified>();
  return (token) => {
    const remembered = known.get(token);
    if (remembered && Date.now() < (remembered.claims.exp ?? 0) * 1000) return remembered;
    known.delete(token);
    const verified = check(token);
    const [oldest] = known.keys();
    if (known.size >= REMEMBERED_TOKENS && oldest !== undefined) known.delete(oldest);
    known.set(token, verified);
    return verified;
  };
};

/** Verifies RS256 tokens by key id, issuer, audience, expiry and age. A token with `sub` is a user's, else a service's. */
export const createIdentity = ({ audience, trustedKeys }: IdentityOptions): Identity => {
  // With other keys what was verified by the ones before is forgotten too.
  const checkNow = computedFrom(trustedKeys, (trusted) => {
    const keys = new Map(trusted.map((key) => [key.kid, key]));
    return rememberWhileValid((token) => {
      const key = keys.get(String(kidOf(token)));
      if (!key) throw unauthenticated("unknown key");
      return { issuer: key.issuer, claims: verifyWith(key, audience, token) };
    });
  });
  const check = (token: string): Verified => checkNow()(token);
  const verify = (token: string): Caller => {
    const verified = check(token);
    if (verified.claims.sub === undefined) return { kind: "service", issuer: verified.issuer };
    return { kind: "user", user: toUser(verified) };
  };

  return {
    verify,
    verifyUser: (token) => toUser(check(token)),
    verifyService: (token, issuers) => {
      const caller = verify(token);
      if (caller.kind !== "service") throw unauthenticated("not a service's token");
      if (!issuers.includes(caller.issuer)) throw forbidden(`${caller.issuer} may not call this`);
      return { issuer: caller.issuer };
    },
  };
};
