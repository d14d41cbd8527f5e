import type { User } from "@legal/contracts";
import { TextField } from "@legal/ui";
import { useLanguage, useToast } from "@legal/web-kit";
import { emailRule, optionalPhoneRule, useForm, useRules } from "@legal/web-kit/form";
import { useIntl } from "react-intl";
import { AccountForm } from "../account-form.tsx";
import { matchesRule, newPasswordRule, usernameRule } from "../account-rules.ts";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { SignupTerms } from "./signup-terms.tsx";
import { useFailure } from "../use-failure.ts";
import { useRepeatedSignup } from "./use-repeated-signup.ts";
import { useUsernameCheck } from "./use-username-check.ts";
import { UsernameField } from "./username-field.tsx";

const initial = { username: "", email: "", phone: "", password: "", passwordConfirm: "" };

/** Validation and submission of the form. */
const useSignup = (onSignedUp: () => Promise<User | null>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { toast } = useToast();
  const { check } = useRules();
  const signup = useRepeatedSignup();
  const { failure, fail, clearFailure } = useFailure(
    formatMessage({ id: "signup.failed.title" }),
    formatMessage({ id: "signup.failed.text" }),
  );

  const form = useForm({
    initial,
    validate: (values) =>
      check(values, {
        username: usernameRule,
        email: emailRule,
        phone: optionalPhoneRule,
        password: newPasswordRule,
        passwordConfirm: matchesRule(values.password),
      }),
    onSubmit: async (values) => {
      clearFailure();
      if (availability.state !== "available") {
        availability.askToCheck();
        form.focusField("username");
        return undefined;
      }
      await signup({ ...values, language });
      toast({
        title: formatMessage({ id: "signup.success.title" }),
        description: formatMessage({ id: "signup.success.text" }),
      });
      return onSignedUp();
    },
    onFailure: (error, isAtField) => {
      if (error.code === "USERNAME_TAKEN") availability.markTaken();
      fail(error, isAtField || error.code === "USERNAME_TAKEN");
    },
  });
  const availability = useUsernameCheck(form.values.username);
  return { form, availability, failure };
};

export const SignupForm = ({ onSignedUp }: { onSignedUp: () => Promise<User | null> }) => {
  const { formatMessage } = useIntl();
  const { form, availability, failure } = useSignup(onSignedUp);
  const { field, setValue, submitting, handleSubmit } = form;
  return (
    <AccountForm
      onSubmit={handleSubmit}
      submitting={submitting}
      submitLabel={formatMessage({ id: "signup.submit" })}
      failure={failure}
    >
      <UsernameField
        {...field("username")}
        onChange={({ target }) => setValue("username", target.value.trim())}
        state={availability.state}
        onCheck={availability.check}
      />
      <TextField
        {...field("email")}
        label={formatMessage({ id: "account.email" })}
        hint={formatMessage({ id: "signup.emailHint" })}
        type="email"
        autoComplete="email"
      />
      <TextField
        {...field("phone")}
        label={formatMessage({ id: "account.phone" })}
        labelNote={formatMessage({ id: "site.optional" })}
        hint={formatMessage({ id: "signup.phoneHint" })}
        type="tel"
        autoComplete="tel"
      />
      <NewPasswordFields field={field} label={formatMessage({ id: "account.password" })} />
      <SignupTerms />
    </AccountForm>
  );
};
