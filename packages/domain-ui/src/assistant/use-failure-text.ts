import type { ErrorCode } from "@legal/contracts";
import { useIntl } from "react-intl";

const OWN_WORDS: ReadonlySet<string> = new Set<ErrorCode>(["BUDGET_EXCEEDED", "AI_TIMEOUT", "AI_ANSWER_UNUSABLE"]);

/** Why an answer that was stored as failed did not come. */
export const useFailureText = () => {
  const { formatMessage } = useIntl();
  return (code: ErrorCode | null): string =>
    formatMessage({ id: `ai.failed.${code !== null && OWN_WORDS.has(code) ? code : "other"}` });
};
