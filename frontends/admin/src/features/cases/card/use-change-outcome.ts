import type { ChatRoom } from "@legal/contracts";
import { useCaseStatusName } from "@legal/domain-ui/cases";
import { isApiError, useErrorText, useFormat, useToast } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { useUpdateCachedCase } from "../case-data/use-update-cached-case.ts";

interface Outcome {
  data?: ChatRoom | undefined;
  error?: unknown;
}

const currentOf = (error: unknown): ChatRoom | undefined =>
  isApiError(error) && error.code === "CASE_CHANGED" ? (error.current as ChatRoom) : undefined;

/** What is wrong with the value itself. */
const problemOf = (error: unknown): string | undefined => (isApiError(error) ? error.details[0]?.message : undefined);

/** Reports the outcome of a change, and shows the case as it is afterwards: also after a conflict with a colleague's change. */
export const useChangeOutcome = () => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const updateCachedCase = useUpdateCachedCase();
  const statusName = useCaseStatusName();
  const format = useFormat();

  const asItIs = ({ caseStatus, deadline, assignee }: ChatRoom) =>
    formatMessage(
      { id: "admin.case.asItIs" },
      {
        status: statusName(caseStatus),
        deadline: deadline ? format.calendarDate(deadline) : formatMessage({ id: "admin.deadline.none" }),
        assignee: assignee?.name ?? formatMessage({ id: "admin.assignee.none" }),
      },
    );

  /** Undefined when the change was made, else why not. */
  return ({ data, error }: Outcome, done: string, failed: string): string | undefined => {
    if (data) {
      updateCachedCase(data);
      toast({ title: done });
      return undefined;
    }
    const current = currentOf(error);
    if (current) updateCachedCase(current);
    const text = problemOf(error) ?? errorText(error, failed);
    const description = current ? `${text} ${asItIs(current)}` : text;
    toast({ title: formatMessage({ id: "admin.error" }), description, variant: "destructive" });
    return text;
  };
};
