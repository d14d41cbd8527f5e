import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { PasswordInput } from "./password-input.tsx";

type FieldOf = (name: "password" | "passwordConfirm") => Omit<ComponentProps<typeof PasswordInput>, "label">;

/** A new password and its repetition. */
export const NewPasswordFields = ({ field, label }: { field: FieldOf; label: string }) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <PasswordInput
        {...field("password")}
        label={label}
        hint={formatMessage({ id: "account.passwordHint" })}
        autoComplete="new-password"
      />
      <PasswordInput
        {...field("passwordConfirm")}
        label={formatMessage({ id: "account.passwordConfirm" })}
        autoComplete="new-password"
      />
    </>
  );
};
