import { createInternalClient, type InternalClient, type Sign } from "@legal/service-kit";

/** The browser must get a 503 within a second after auth was killed. */
const ANSWER_MS = 900;

/** One client per replica of auth; `pick` says which one to ask about a session. */
export const createAuthClients = (
  sign: Sign,
  pick: (sessionId: string) => URL,
): ((sessionId: string) => InternalClient) => {
  const clients = new Map<URL, InternalClient>();
  return (sessionId) => {
    const replica = pick(sessionId);
    const known = clients.get(replica);
    if (known) return known;
    const client = createInternalClient({ baseUrls: [replica], signer: sign, audience: "auth", timeoutMs: ANSWER_MS });
    clients.set(replica, client);
    return client;
  };
};
