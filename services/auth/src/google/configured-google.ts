import { createGoogleProvider, type GoogleProvider } from "./google-provider.ts";

interface GoogleSettings {
  PUBLIC_ORIGIN: string;
  GOOGLE_ISSUER: string;
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CLIENT_SECRET?: string | undefined;
}

/** Undefined where Google sign-in is not offered. */
export const configuredGoogle = (settings: GoogleSettings): GoogleProvider | undefined => {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const redirectUri = `${settings.PUBLIC_ORIGIN}/api/auth/google/callback`;
  return createGoogleProvider({ issuer, clientId, clientSecret, redirectUri });
};
