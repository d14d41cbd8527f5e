import { validationText } from "@legal/i18n";
import { useErrorText, useLanguage, useErrorToast } from "@legal/web-kit";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useCheckUsernameMutation } from "../account-api.ts";
import { usernameRule } from "../account-rules.ts";

/** `wanted`: still unchecked when the form was submitted. */
export type UsernameState = "unchecked" | "wanted" | "checking" | "available" | "unavailable";

/** Whether a username is free. An answer counts for its name only: after a change the state is unchecked again, and late answers are ignored. */
export const useUsernameCheck = (username: string) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { show, clear } = useErrorToast();
  const errorText = useErrorText();
  const [checkUsername] = useCheckUsernameMutation();
  const [last, setLast] = useState<{ username: string; state: UsernameState }>();
  const state = last?.username === username ? last.state : "unchecked";

  const settle = (next: UsernameState) =>
    setLast((now) => (now?.username === username ? { username, state: next } : now));

  const ask = async () => {
    clear();
    setLast({ username, state: "checking" });
    const { data, error } = await checkUsername({ username });
    if (data) return settle(data.available ? "available" : "unavailable");
    settle("unchecked");
    return show(
      formatMessage({ id: "signup.checkFailed.title" }),
      errorText(error, formatMessage({ id: "signup.checkFailed.text" })),
    );
  };

  const check = async () => {
    const problem = usernameRule(username);
    if (!problem) return ask();
    const tooShort = problem === "username.min" || problem === "username.required";
    return show(
      formatMessage({ id: tooShort ? "signup.tooShort.title" : "signup.unchecked.title" }),
      validationText(tooShort ? "username.min" : problem, language),
    );
  };

  const askToCheck = () => setLast({ username, state: "wanted" });

  const markTaken = () => setLast({ username, state: "unavailable" });

  return { state, check, askToCheck, markTaken };
};
