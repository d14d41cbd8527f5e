import type { CaseDeadline, ChatRoom } from "@legal/contracts";
import { useSession } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { useChangeDeadlineMutation, useDeadlinesQuery, useSettleDeadlineMutation } from "../deadlines-api.ts";

interface SavedForm {
  room: ChatRoom;
  /** The deadline as it was, where one was changed. */
  changed?: CaseDeadline | undefined;
}

/** How staff take back what a form saved: an entry becomes void, as no deadline is removed; a change is changed back. */
export const useFormUndo = ({ room: { id }, changed }: SavedForm) => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { data: known = [] } = useDeadlinesQuery(id);
  const [settle] = useSettleDeadlineMutation();
  const [change] = useChangeDeadlineMutation();

  const makeVoid = ({ id: deadlineId, version }: CaseDeadline) =>
    settle({ id, deadlineId, version, state: "void", reason: formatMessage({ id: "deadlines.void.undone" }) });

  if (!changed)
    // The same service entered again finds the deadline that is there, which is not the reader's to take back.
    return (entered: CaseDeadline) =>
      entered.enteredBy?.id === user?.id && known.every((one) => one.id !== entered.id) ? makeVoid : undefined;

  const { id: deadlineId, matter, service, extension, period } = changed;
  return () =>
    matter !== null && service !== null
      ? ({ version }: CaseDeadline) =>
          change({ id, deadlineId, version, matter, service, extension, ...(period && { period }) })
      : undefined;
};
