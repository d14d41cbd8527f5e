import { Button, Dialog, Notice, PasswordField, Stack, TextField } from "@legal/ui";
import { useErrorText, useToast, type ApiError } from "@legal/web-kit";
import { emailRule, useForm, useRules } from "@legal/web-kit/form";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useCorrectEmailMutation } from "../account-api.ts";

interface CorrectEmailProps {
  open: boolean;
  email: string;
  onClose: () => void;
}

/** Another address, while the one that was given is not confirmed; with the password. */
export const CorrectEmail = ({ open, email, onClose }: CorrectEmailProps) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const { check } = useRules();
  const formId = useId();
  const [correctEmail] = useCorrectEmailMutation();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    initial: { email, password: "" },
    validate: (values) =>
      check(values, { email: emailRule, password: (value: string) => (value ? undefined : "password.required") }),
    onSubmit: async (values) => {
      setFailure(undefined);
      await correctEmail(values).unwrap();
      toast({ title: formatMessage({ id: "myPage.email.sent" }), description: values.email });
      onClose();
    },
    onFailure: (error: ApiError) =>
      setFailure(error.details.length > 0 ? undefined : errorText(error, formatMessage({ id: "myPage.email.failed" }))),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage({ id: "myPage.email.correct" })}
      closeLabel={formatMessage({ id: "site.close" })}
      actions={
        <Button type="submit" form={formId} loading={form.submitting}>
          <FormattedMessage id="myPage.email.correct.submit" />
        </Button>
      }
    >
      <form id={formId} onSubmit={form.handleSubmit} noValidate>
        <Stack $gap={4}>
          <TextField
            {...form.field("email")}
            type="email"
            autoComplete="email"
            label={formatMessage({ id: "myPage.email.new" })}
          />
          <PasswordField
            {...form.field("password")}
            autoComplete="current-password"
            label={formatMessage({ id: "myPage.email.password" })}
            showLabel={formatMessage({ id: "site.showPassword" })}
            hideLabelText={formatMessage({ id: "site.hidePassword" })}
          />
          {failure && <Notice tone="danger">{failure}</Notice>}
        </Stack>
      </form>
    </Dialog>
  );
};
