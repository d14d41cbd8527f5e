import { Button, Notice, Stack } from "@legal/ui";
import type { ComponentProps, FormEventHandler, ReactNode } from "react";

interface AccountFormProps {
  onSubmit: FormEventHandler;
  submitting: boolean;
  submitLabel: string;
  submitVariant?: ComponentProps<typeof Button>["variant"];
  /** The last refusal that belongs to no field. */
  failure?: { title: string; text: ReactNode } | undefined;
  children?: ReactNode;
}

export const AccountForm = ({
  onSubmit,
  submitting,
  submitLabel,
  submitVariant = "primary",
  failure,
  children,
}: AccountFormProps) => (
  <form onSubmit={onSubmit} noValidate>
    <Stack $gap={5}>
      {children}
      {failure && (
        <Notice tone="danger" role="alert" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <Button type="submit" size="large" fullWidth variant={submitVariant} loading={submitting}>
        {submitLabel}
      </Button>
    </Stack>
  </form>
);
