import { toApiError } from "../api/api-error.ts";
import { stepUp } from "../step-up/step-up.ts";

/** `fetch` for downloads: asks for the password where a recent login is wanted, and then once more. */
export const fetchProved = async (address: string, init: RequestInit): Promise<Response> => {
  const answer = await fetch(address, init);
  if (answer.status !== 401) return answer;
  const { code } = toApiError(answer.status, await answer.clone().text(), answer);
  return code === "STEP_UP_REQUIRED" && (await stepUp.ask()) ? fetch(address, init) : answer;
};
