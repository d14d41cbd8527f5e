import { DISPLAY_NAME_MAX, isVisible, oneLine } from "@legal/contracts";
import { AppError, unavailable } from "@legal/service-kit";
import * as oidc from "openid-client";
import { z } from "zod";
import type { GoogleFlow } from "./google-flow.ts";

export interface GoogleSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

export interface GoogleProvider {
  authorizationUrl(flow: GoogleFlow): Promise<string>;
  /** Who came back; throws GOOGLE_SIGN_IN_FAILED when code, state, nonce or PKCE do not hold. */
  accountOf(query: URLSearchParams, flow: GoogleFlow): Promise<GoogleAccount>;
}

const name = z
  .string()
  .transform((text) => oneLine(text).slice(0, DISPLAY_NAME_MAX).toWellFormed())
  .transform((text) => (isVisible(text) ? text : null))
  .nullish()
  .transform((text) => text ?? null);

const googleAccount = z.object({
  sub: z.string().min(1),
  email: z.email().max(254),
  email_verified: z.boolean().default(false),
  name,
  given_name: name,
  family_name: name,
  picture: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .catch(null),
});
export type GoogleAccount = z.output<typeof googleAccount>;

const DISCOVERY_TIMEOUT_SECONDS = 5;

const discover = async ({ issuer, clientId, clientSecret }: GoogleSettings): Promise<oidc.Configuration> => {
  const url = new URL(issuer);
  // Only config.ts lets http issuers through, and only on loopback.
  const execute = url.protocol === "http:" ? [oidc.allowInsecureRequests] : [];
  try {
    return await oidc.discovery(url, clientId, clientSecret, undefined, {
      timeout: DISCOVERY_TIMEOUT_SECONDS,
      execute,
    });
  } catch (error) {
    throw unavailable("GOOGLE_UNAVAILABLE", error);
  }
};

const signInFailed = (cause: unknown) => new AppError(400, "GOOGLE_SIGN_IN_FAILED", "sign-in refused", { cause });

const claimsOf = async (configuration: oidc.Configuration, url: URL, flow: GoogleFlow) => {
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: flow.codeVerifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    return googleAccount.parse(tokens.claims());
  } catch (error) {
    throw signInFailed(error);
  }
};

/** Google's OpenID Connect endpoint, looked up at first use and remembered once it answered. */
export const createGoogleProvider = (settings: GoogleSettings): GoogleProvider => {
  let found: Promise<oidc.Configuration> | undefined;
  const configuration = (): Promise<oidc.Configuration> => {
    found ??= discover(settings).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };

  return {
    authorizationUrl: async ({ state, nonce, codeVerifier }) =>
      oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: settings.redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      }).href,
    accountOf: async (query, flow) => {
      const url = new URL(settings.redirectUri);
      url.search = query.toString();
      return claimsOf(await configuration(), url, flow);
    },
  };
};
