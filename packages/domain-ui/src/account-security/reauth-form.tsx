import { Button, FailureNotice, Stack } from "@legal/ui";
import type { FormEventHandler, ReactNode } from "react";
import { FormattedMessage } from "react-intl";

interface ReauthFormProps {
  onSubmit: FormEventHandler;
  submitting: boolean;
  failure: string | undefined;
  children: ReactNode;
}

export const ReauthForm = ({ onSubmit, submitting, failure, children }: ReauthFormProps) => (
  <form onSubmit={onSubmit} noValidate>
    <Stack $gap={5}>
      {children}
      <FailureNotice>{failure}</FailureNotice>
      <Button type="submit" fullWidth loading={submitting}>
        <FormattedMessage id="security.logInAgain.submit" />
      </Button>
    </Stack>
  </form>
);
