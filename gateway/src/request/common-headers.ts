import type { ServerResponse } from "node:http";

/** Of every answer: no sniffing of its type, and no use by pages of other sites. */
export const COMMON_HEADERS = { "x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin" };
const COMMON_ENTRIES = Object.entries(COMMON_HEADERS);

export const setCommonHeaders = (res: ServerResponse, isHttps: boolean): void => {
  for (const [name, value] of COMMON_ENTRIES) res.setHeader(name, value);
  if (isHttps) res.setHeader("strict-transport-security", "max-age=31536000");
};
