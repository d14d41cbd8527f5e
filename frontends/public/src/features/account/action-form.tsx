import { useForm } from "@legal/web-kit/form";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { AccountForm } from "./account-form.tsx";
import { useFailure } from "./use-failure.ts";

interface ActionFormProps {
  /** Message ids: the button, the title of a failure, and its advice. */
  labels: { submit: string; failed: string; advice: string };
  danger?: boolean;
  /** Leads to a new mail when the link is used or expired. */
  anotherLink?: ReactNode;
  onAct: () => Promise<void>;
}

/** A form without fields: one button, and the reason when it is refused. */
export const ActionForm = ({ labels, danger = false, anotherLink, onAct }: ActionFormProps) => {
  const { formatMessage } = useIntl();
  const { failure, fail, clearFailure } = useFailure(
    formatMessage({ id: labels.failed }),
    formatMessage({ id: labels.advice }),
  );
  const { submitting, handleSubmit } = useForm({
    initial: {},
    validate: () => ({}),
    onSubmit: async () => {
      clearFailure();
      await onAct();
    },
    onFailure: fail,
  });
  const isSpent = failure?.code === "MAIL_LINK_INVALID" && anotherLink !== undefined;
  return (
    <AccountForm
      onSubmit={handleSubmit}
      submitting={submitting}
      submitLabel={formatMessage({ id: labels.submit })}
      submitVariant={danger ? "danger" : "primary"}
      failure={
        isSpent
          ? {
              title: failure.title,
              text: (
                <>
                  {failure.text} {anotherLink}
                </>
              ),
            }
          : failure
      }
    />
  );
};
