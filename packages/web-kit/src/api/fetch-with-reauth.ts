import { toApiError } from "../api/api-error.ts";
import { logInAgain } from "../prompts/log-in-again.ts";
import { stepUp } from "../prompts/step-up.ts";

/** `fetch` for downloads: asks for a login where none is left, or for the password where a recent one is wanted, and then once more. */
export const fetchWithReauth = async (address: string, init: RequestInit): Promise<Response> => {
  const answer = await fetch(address, init);
  if (answer.status !== 401) return answer;
  const { code } = toApiError(answer.status, await answer.clone().text(), answer);
  const question = code === "STEP_UP_REQUIRED" ? stepUp : logInAgain;
  return (await question.ask()) ? fetch(address, init) : answer;
};
