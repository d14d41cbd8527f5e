import { composeProseCall } from "@legal/contracts";
import type { InternalClient, Logger } from "@legal/service-kit";

interface Wanted {
  payerId: string;
  /** The paper's name. */
  paper: string;
  sentences: readonly string[];
  maxSentences: number;
}

/** Null where no model wrote them in time, or it wrote something else than it was given. */
export type ComposeProse = (wanted: Wanted) => Promise<readonly string[] | null>;

/** ai has the model, its budget, and what holds its words against the answers (ADR 64). */
export const createComposeProse =
  (ai: InternalClient, logger: Logger): ComposeProse =>
  async (wanted) => {
    try {
      return (await ai.call(composeProseCall, { body: { ...wanted, sentences: [...wanted.sentences] } })).sentences;
    } catch (error) {
      logger.info({ err: error }, "prose is written by rules");
      return null;
    }
  };
