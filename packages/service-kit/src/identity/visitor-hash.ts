import { createHmac } from "node:crypto";
import type { KeyRing } from "./key-ring.ts";
import type { Current } from "../config/reloaded-field.ts";

/**
 * Facts that distinguish a visitor (address, browser, day …) as short texts that lead back to none of them: the one to
 * keep, and those of older keys, by which the visitor may be known already.
 */
export type VisitorHash = (...facts: readonly string[]) => [hash: string, ...older: string[]];

/** Keyed, for there are few enough addresses to try them all against a plain hash. */
export const visitorHash =
  (keys: Current<KeyRing>): VisitorHash =>
  (...facts) => {
    const text = JSON.stringify(facts);
    return keys().map(({ key }) => createHmac("sha256", key).update(text).digest("base64url")) as [string, ...string[]];
  };
