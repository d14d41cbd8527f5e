/** From this literal React makes every script element, which it then fills or gives a `src`. */
const EMPTY_SCRIPT = "<script></script>";

interface PolicyRules {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

/** TypeScript's DOM does not know the API, https://w3c.github.io/trusted-types. */
interface TrustedTypes {
  createPolicy: (name: string, rules: PolicyRules) => unknown;
}

/** Of remotes that are deployed elsewhere. */
const origins = new Set<string>();

export const trustScriptsOf = (origin: string): void => void origins.add(origin);

const isTrusted = ({ origin }: URL): boolean => origin === location.origin || origins.has(origin);

/** Decides on every string that code of the page hands to the browser as markup or as a script's address; null refuses it. */
const rules: PolicyRules = {
  createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes("<") ? html : null),
  createScriptURL: (url) => (isTrusted(new URL(url, location.href)) ? url : null),
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy("default", rules);
