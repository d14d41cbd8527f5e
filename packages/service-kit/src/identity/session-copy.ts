import { session as sessionSchema, type Session } from "@legal/contracts";
import { isSignedText, signText, type KeyRing } from "./key-ring.ts";
import { counter } from "../observability/metrics.ts";
import { computedFrom, type Current } from "../config/reloaded-field.ts";

const LEAD = ',"mac":"';
const MAC_LENGTH = 43;
const TAIL_LENGTH = LEAD.length + MAC_LENGTH + '"}'.length;
/** A session asks many times a minute: its copy is verified and parsed once while it stays the same. */
const REMEMBERED = 5000;

const refused = counter("session_copies_refused_total", "Copies of sessions in Redis that were not believed", ["why"]);

const signedPart = (sessionId: string, json: string): string => `session:${sessionId}\n${json}`;

/**
 * The copy of a session that auth leaves in Redis for the gateway: its JSON, whose last member is an HMAC of the rest
 * and of the session's id. A writer to Redis can neither make one nor put one under another id.
 */
export const sessionCopyOf = (keys: KeyRing, session: Session): string => {
  const json = JSON.stringify(session);
  return `${json.slice(0, -1)}${LEAD}${signText(keys, signedPart(session.sessionId, json))}"}`;
};

const REFUSALS = ["unsigned", "forged", "unreadable"] as const;
type Refusal = (typeof REFUSALS)[number];

const read = (keys: KeyRing, sessionId: string, copy: string): Session | Refusal => {
  const end = copy.length - TAIL_LENGTH;
  if (end < 1 || !copy.startsWith(LEAD, end)) return "unsigned";
  const json = `${copy.slice(0, end)}}`;
  const mac = copy.slice(end + LEAD.length, -2);
  if (!isSignedText(keys, signedPart(sessionId, json), mac)) return "forged";
  return sessionSchema.safeParse(JSON.parse(json)).data ?? "unreadable";
};

/** Reads copies: a session only where one of the keys signed it for that id, else undefined, which is counted. */
export const sessionCopyReader = (
  keys: Current<KeyRing>,
): ((sessionId: string, copy: string) => Session | undefined) => {
  // The first of them is seen as an increase.
  for (const why of REFUSALS) refused.inc({ why }, 0);
  // Other keys forget what the ones before had verified.
  const known = computedFrom(keys, () => new Map<string, { copy: string; session: Session }>());
  return (sessionId, copy) => {
    const remembered = known().get(sessionId);
    if (remembered?.copy === copy) return remembered.session;
    const session = read(keys(), sessionId, copy);
    known().delete(sessionId);
    if (typeof session === "string") {
      refused.inc({ why: session });
      return undefined;
    }
    const [oldest] = known().keys();
    if (known().size >= REMEMBERED && oldest !== undefined) known().delete(oldest);
    known().set(sessionId, { copy, session });
    return session;
  };
};
