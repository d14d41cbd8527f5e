import { createHash } from "node:crypto";
import { newId, signer, type User } from "@legal/service-kit";
import { kidOf, testKeys, type Issuer } from "./test-keys.ts";

const TTL_SECONDS = 120;

/** A signed-in person of the tests; what is not given is made up. */
export const testUser = (given: Partial<User> = {}): User => {
  const id = given.id ?? newId();
  const sessionId = createHash("sha256").update(id).digest("hex");
  return { id, role: "user", language: "ko", sessionId, ...given };
};

const sign = (issuer: Issuer) => signer({ issuer, privateKey: testKeys().privatePemOf(issuer), kid: kidOf(issuer) });

/** The token that the gateway would mint for `user` towards the service `audience`. */
export const tokenFor = (user: User, audience: string): string => {
  const { id, role, language, sessionId, displayName } = user;
  const name = displayName === undefined ? {} : { name: displayName };
  return sign("gateway")(audience, { sub: id, role, language, sid: sessionId, ...name }, TTL_SECONDS);
};

/** The token with which the service `issuer` calls `/internal/*` of the service `audience`. */
export const serviceTokenFor = (issuer: Issuer, audience: string): string => sign(issuer)(audience, {}, TTL_SECONDS);
