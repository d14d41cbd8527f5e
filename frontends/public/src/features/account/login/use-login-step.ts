import type { User } from "@legal/contracts";
import { useForm, useRules, type Rule } from "@legal/web-kit/form";
import { useIntl } from "react-intl";
import { useFailure } from "../use-failure.ts";
import { useWelcome } from "../use-welcome.ts";

interface LoginStep<V extends Record<string, string>> {
  initial: V;
  rules: { [Name in keyof V]: Rule };
  send: (values: V, welcome: (user: User) => Promise<void>) => Promise<void>;
  onLoggedIn: () => Promise<User | null>;
}

/** Shared by the steps of a login: the texts of a refusal, and the welcome at the end. */
export const useLoginStep = <V extends Record<string, string>>({ initial, rules, send, onLoggedIn }: LoginStep<V>) => {
  const { formatMessage } = useIntl();
  const welcome = useWelcome(onLoggedIn);
  const { check } = useRules();
  const { failure, fail, clearFailure } = useFailure(
    formatMessage({ id: "login.failed.title" }),
    formatMessage({ id: "login.failed.credentials" }),
  );
  const { field, setValue, submitting, handleSubmit } = useForm({
    initial,
    validate: (values) => check(values, rules),
    onSubmit: async (values) => {
      clearFailure();
      await send(values, welcome);
    },
    onFailure: fail,
  });
  const submitLabel = formatMessage({ id: "login.submit" });
  return { field, setValue, form: { onSubmit: handleSubmit, submitting, submitLabel, failure } };
};
