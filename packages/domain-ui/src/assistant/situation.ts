import { privateKey, readStored, writeStored } from "@legal/web-kit";

const keyOf = (userId: string | undefined) => privateKey(userId, "situation");

/**
 * What a reader last wrote about their situation, in this browser, also before they signed in: it outlives a reload and is
 * carried into the consult.
 */
export const storedSituation = (userId: string | undefined): string =>
  readStored(keyOf(undefined)) ?? readStored(keyOf(userId)) ?? "";

export const storeSituation = (userId: string | undefined, situation: string): void => {
  writeStored(keyOf(undefined), null);
  writeStored(keyOf(userId), situation.trim() ? situation : null);
};
