import { useForm, useRules } from "@legal/web-kit/form";
import { useSession } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { AccountForm } from "../account-form.tsx";
import { givenPasswordRule } from "../account-rules.ts";
import { PasswordInput } from "../password-input.tsx";
import { useFailure } from "../use-failure.ts";
import { useDeleteMeMutation } from "./deletion-api.ts";
import { leaveDeleted } from "./leave-deleted.ts";

export const DeleteByPassword = () => {
  const { formatMessage } = useIntl();
  const { check } = useRules();
  const { user } = useSession();
  const [deleteMe] = useDeleteMeMutation();
  const { failure, fail, clearFailure } = useFailure(
    formatMessage({ id: "deleteAccount.failed.title" }),
    formatMessage({ id: "deleteAccount.failed.text" }),
  );
  const { field, submitting, handleSubmit } = useForm({
    initial: { password: "" },
    validate: (values) => check(values, { password: givenPasswordRule }),
    onSubmit: async (values) => {
      clearFailure();
      await deleteMe(values).unwrap();
      await leaveDeleted(user?.id);
    },
    onFailure: fail,
  });
  return (
    <AccountForm
      onSubmit={handleSubmit}
      submitting={submitting}
      submitLabel={formatMessage({ id: "deleteAccount.submit" })}
      submitVariant="danger"
      failure={failure}
    >
      <PasswordInput
        {...field("password")}
        label={formatMessage({ id: "account.password" })}
        autoComplete="current-password"
      />
    </AccountForm>
  );
};
