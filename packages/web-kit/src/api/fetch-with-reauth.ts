import { READER_HEADER } from "@legal/contracts/constants";
import { toApiError } from "../api/api-error.ts";
import { logInAgain } from "../prompts/log-in-again.ts";
import { stepUp } from "../prompts/step-up.ts";

interface PageRequest extends RequestInit {
  headers?: Record<string, string>;
  /** Whose page it is: what it sends must not count as of one who has logged in since. */
  reader: string | undefined;
}

/**
 * `fetch` for files and streams, cookies sent: asks for a login where none is left, or for the password where a recent one
 * is wanted, and then once more.
 */
export const fetchWithReauth = async (
  address: string,
  { reader, headers, ...rest }: PageRequest,
): Promise<Response> => {
  const named = { ...headers, ...(reader !== undefined && { [READER_HEADER]: reader }) };
  const init: RequestInit = { credentials: "include", ...rest, headers: named };
  const answer = await fetch(address, init);
  if (answer.status !== 401) return answer;
  const { code } = toApiError(answer.status, await answer.clone().text(), answer);
  const question = code === "STEP_UP_REQUIRED" ? stepUp : logInAgain;
  return (await question.ask()) ? fetch(address, init) : answer;
};
