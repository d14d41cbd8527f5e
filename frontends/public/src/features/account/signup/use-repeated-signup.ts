import type { BodyOf } from "@legal/contracts/client";
import type { signupRoute } from "@legal/contracts/routes";
import { isApiError } from "@legal/web-kit";
import { useRef } from "react";
import { useLoginMutation, useSignupMutation } from "../account-api.ts";

/** No answer at all, or a gateway's that got none. */
const LOST = new Set([0, 502, 503, 504]);

/** Signs up. The account may be there already where an earlier answer was lost: then the same password opens it. */
export const useRepeatedSignup = () => {
  const [signup] = useSignupMutation();
  const [login] = useLoginMutation();
  const lost = useRef<string>(undefined);
  return async (person: BodyOf<typeof signupRoute>): Promise<void> => {
    const { username, password } = person;
    const attempt = `${username}\n${password}`;
    try {
      await signup(person).unwrap();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (LOST.has(error.status)) lost.current = attempt;
      const isRepeated = error.code === "USERNAME_TAKEN" && lost.current === attempt;
      if (!isRepeated || (await login({ username, password })).error) throw error;
    }
  };
};
