import { useForm } from "@legal/web-kit/form";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { AccountForm } from "./account-form.tsx";
import { useFailure } from "./use-failure.ts";

interface ActionFormProps {
  /** Ids of the button's words, of the title of a failure, and of what to do then. */
  labels: { submit: string; failed: string; advice: string };
  danger?: boolean;
  /** Where another link is had, once the mailed one is spent or too old. */
  anotherLink?: ReactNode;
  onAct: () => Promise<void>;
}

/** A form with nothing to fill in: one press, and the reason when it is refused. */
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
