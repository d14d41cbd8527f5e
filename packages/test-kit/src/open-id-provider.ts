import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
  given_name?: string;
  family_name?: string;
}

const CLIENT = { client_id: "legal-platform", client_secret: "a-secret-of-the-client-0123456789" };

const createProvider = (issuer: string, redirectUri: string, people: Map<string, Person>) =>
  new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [redirectUri], token_endpoint_auth_method: "client_secret_post" }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "given_name", "family_name"] },
    // Google puts them into the ID token too.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    cookies: { keys: ["cookie-key"] },
  });

/** Signs the person in and grants everything, as a click through Google's screens would. */
const interact = async (provider: Provider, sub: string, req: IncomingMessage, res: ServerResponse) => {
  const { prompt, params, grantId, session } = await provider.interactionDetails(req, res);
  if (prompt.name === "login") {
    await provider.interactionFinished(req, res, { login: { accountId: sub } });
    return;
  }
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant =
    known ?? new provider.Grant({ accountId: session?.accountId ?? sub, clientId: String(params["client_id"]) });
  grant.addOIDCScope("openid email profile");
  await provider.interactionFinished(req, res, { consent: { grantId: await grant.save() } });
};

export interface TestGoogle {
  settings: { issuer: string; clientId: string; clientSecret: string; redirectUri: string };
  /** Anyone who comes to its screens from now on is this person. */
  welcome: (person: Person) => void;
  /** Goes through its screens as this person in a fresh browser; returns where the browser is sent back. */
  signIn: (authorizationUrl: string, person: Person) => Promise<URL>;
  close: () => Promise<void>;
}

const follow = async (start: string, redirectUri: string): Promise<URL> => {
  const cookies = new Map<string, string>();
  let url = start;
  for (let hops = 0; hops < 10; hops += 1) {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = answer.headers.get("location");
    if (location === null) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    const next = new URL(location, url);
    if (next.href.startsWith(redirectUri)) return next;
    url = next.href;
  }
  throw new Error("too many redirects");
};

const notYet: RequestListener = (_req, res) => void res.writeHead(503).end();

/** A real OpenID provider on this machine in Google's place. */
export const startGoogle = async (redirectUri: string): Promise<TestGoogle> => {
  const people = new Map<string, Person>();
  let current = "";
  let handle: RequestListener = notYet;
  const server = createServer((req, res) => handle(req, res)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createProvider(issuer, redirectUri, people);
  const callback = provider.callback();
  handle = (req, res) => {
    const work = req.url?.startsWith("/interaction/") ? interact(provider, current, req, res) : callback(req, res);
    void Promise.resolve(work).catch((error: unknown) => res.writeHead(500).end(String(error)));
  };
  const welcome = (person: Person) => {
    people.set(person.sub, person);
    current = person.sub;
  };
  return {
    welcome,
    settings: { issuer, clientId: CLIENT.client_id, clientSecret: CLIENT.client_secret, redirectUri },
    signIn: (authorizationUrl, person) => {
      welcome(person);
      return follow(authorizationUrl, redirectUri);
    },
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
