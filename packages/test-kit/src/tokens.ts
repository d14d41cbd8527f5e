import { createHash } from "node:crypto";
import { newId, createSigner, type Sign, type User } from "@legal/service-kit";
import { testKeys, type Issuer } from "./test-keys.ts";

const TTL_SECONDS = 120;

/** A signed-in person of the tests; what is not given is made up. */
export const testUser = (given: Partial<User> = {}): User => {
  const id = given.id ?? newId();
  const sessionId = createHash("sha256").update(id).digest("hex");
  return { id, role: "user", language: "ko", sessionId, ...given };
};

/** Signs as the service `issuer` does. */
export const signerOf = (issuer: Issuer): Sign => {
  const privateKey = testKeys().privateKeyOf(issuer);
  return createSigner({ issuer, privateKey: () => privateKey });
};

/** The token that the gateway would mint for `user`, who has just logged in unless `authTime` says otherwise. */
export const tokenFor = (user: User, audience: string): string => {
  const { id, role, language, sessionId, authTime = Math.floor(Date.now() / 1000), amr, mustEnrol } = user;
  const claims = {
    sub: id,
    role,
    language,
    sid: sessionId,
    auth_time: authTime,
    ...(amr && { amr }),
    ...(mustEnrol && { enrol: true }),
  };
  return signerOf("gateway")(audience, claims, TTL_SECONDS);
};

/** The token with which the service `issuer` calls `/internal/*` of the service `audience`. */
export const serviceTokenFor = (issuer: Issuer, audience: string): string =>
  signerOf(issuer)(audience, {}, TTL_SECONDS);
