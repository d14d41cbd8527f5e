import { findStatedCall, type StatedFacts } from "@legal/contracts";
import { waitAtMost, type InternalClient, type Logger } from "@legal/service-kit";

/** What a member stated to the assistant about a service; nothing where ai does not say so at once. */
export type AskStated = (userId: string, serviceType: string) => Promise<StatedFacts>;

/** A document that starts waits no longer for it. */
const WAIT_MS = 1000;
const NOTHING: StatedFacts = { claim: null, served: null };

export const createAskStated =
  (ai: InternalClient, logger: Logger): AskStated =>
  async (userId, serviceType) => {
    const asked = ai.call(findStatedCall, { query: { userId, serviceType } }).catch((error: unknown) => {
      logger.info({ err: error }, "nothing is filled in from a conversation");
      return NOTHING;
    });
    return (await waitAtMost(asked, WAIT_MS)) ?? NOTHING;
  };
