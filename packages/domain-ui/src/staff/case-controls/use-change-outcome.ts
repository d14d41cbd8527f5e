import type { ChatRoom } from "@legal/contracts";
import { useCaseStatusName } from "../../cases/use-case-status-name.ts";
import { isApiError, realtime, useErrorText, useFormat, useToast } from "@legal/web-kit";
import { useIntl } from "react-intl";

interface Outcome {
  data?: ChatRoom | undefined;
  error?: unknown;
}

/** The case as it is, where a colleague or a customer was quicker. */
export const currentOf = (error: unknown): ChatRoom | undefined =>
  isApiError(error) && (error.code === "CASE_CHANGED" || error.code === "MESSAGE_CAME_FIRST")
    ? (error.current as ChatRoom)
    : undefined;

/** Changes the case back from what it is after the change, and is refused where someone has changed it since. */
type Undo = (after: ChatRoom) => Promise<Outcome>;

/** What is wrong with the value itself. */
export const fieldProblemOf = (error: unknown): string | undefined =>
  isApiError(error) ? error.details[0]?.message : undefined;

/** Reports the outcome of a change, and gives every screen the case as it is afterwards: also after a conflict with a colleague's change. */
export const useChangeOutcome = () => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const statusName = useCaseStatusName();
  const format = useFormat();

  const asItIs = ({ caseStatus, deadline, assignee }: ChatRoom) =>
    formatMessage(
      { id: "staff.case.asItIs" },
      {
        status: statusName(caseStatus),
        deadline: deadline ? format.calendarDate(deadline) : formatMessage({ id: "staff.deadline.none" }),
        assignee: assignee?.name ?? formatMessage({ id: "staff.assignee.none" }),
      },
    );

  /** For a form, which shows why the change was not made: undefined when it was. */
  const reportInForm = ({ data, error }: Outcome, done: string, failed: string, undo?: Undo): string | undefined => {
    if (data) {
      const takeBack = async () => undo && report(await undo(data), formatMessage({ id: "staff.undone" }), failed);
      realtime.emitLocally("room-updated", data);
      toast({
        title: done,
        action: undo && { label: formatMessage({ id: "staff.undo" }), run: () => void takeBack() },
      });
      return undefined;
    }
    const current = currentOf(error);
    if (current) realtime.emitLocally("room-updated", current);
    const text = fieldProblemOf(error) ?? errorText(error, failed);
    return isApiError(error) && error.code === "CASE_CHANGED" && current ? `${text} ${asItIs(current)}` : text;
  };

  /** Says also why the change was not made; true when it was. */
  const report = (...change: Parameters<typeof reportInForm>): boolean => {
    const description = reportInForm(...change);
    if (description === undefined) return true;
    toast({ title: formatMessage({ id: "staff.error" }), description, variant: "destructive" });
    return false;
  };
  return { report, reportInForm };
};
