import { mayBePublic } from "./public-address.ts";

export type EndpointCheck = (endpoint: string) => boolean;

/** A browser names the address that this service will post to, so it must be one of the internet's, on its usual port. */
export const isPublicEndpoint: EndpointCheck = (endpoint) => {
  const url = URL.parse(endpoint);
  if (!url || url.protocol !== "https:") return false;
  return url.port === "" && url.username === "" && url.password === "" && mayBePublic(url.hostname);
};
