import type { CaseDeadline } from "@legal/contracts";
import { isApiError, realtime, useErrorText, useToast } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { currentOf } from "./deadlines-api.ts";

interface Outcome {
  data?: CaseDeadline | undefined;
  error?: unknown;
}

/** Changes the deadline back from what it is after the change. */
type Undo = (after: CaseDeadline) => Promise<Outcome>;

/** Reports what became of a change, and shows the list as it is after a colleague's. */
export const useDeadlineOutcome = (roomId: string) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();

  /** For a form, which shows why the change was not made: undefined when it was. */
  const reportInForm = ({ data, error }: Outcome, done: string, undo?: Undo): string | undefined => {
    if (data) {
      const takeBack = async () => undo && report(await undo(data), formatMessage({ id: "deadlines.undone" }));
      const action = undo && { label: formatMessage({ id: "deadlines.undo" }), run: () => void takeBack() };
      toast({ title: done, action });
      return undefined;
    }
    if (currentOf(error)) realtime.emitLocally("deadlines-changed", { chatRoomId: roomId });
    const detail = isApiError(error) ? error.details[0]?.message : undefined;
    return detail ?? errorText(error, formatMessage({ id: "deadlines.failed" }));
  };

  /** Says also why the change was not made; true when it was. */
  const report = (...change: Parameters<typeof reportInForm>): boolean => {
    const description = reportInForm(...change);
    if (description === undefined) return true;
    toast({ title: formatMessage({ id: "deadlines.failed.title" }), description, variant: "destructive" });
    return false;
  };
  return { report, reportInForm };
};
