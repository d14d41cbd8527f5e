import type { ChatRoom, StatusResult } from "@legal/contracts";
import type { CaseStatus } from "@legal/contracts/constants";
import { useErrorText, useToast } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { useChangeStatusesMutation, type StatusChange } from "../../../api/cases-api.ts";
import { useKeptState } from "../../../view-state/use-kept-state.ts";
import { useUpdateCachedCase } from "../case-data/use-update-cached-case.ts";

type Changed = Extract<StatusResult, { ok: true }>;

interface BulkOutcome {
  caseStatus: CaseStatus;
  changed: Changed[];
  /** How many were left: changed by a colleague first, or deleted. */
  left: number;
  /** How many have an open deadline, with which they do not end unexplained. */
  due: number;
  /** Why cases had ended before; without it the change was itself an undo. */
  reasons?: ReadonlyMap<string, string | undefined> | undefined;
}

const isChanged = (result: StatusResult): result is Changed => result.ok;

/** What is sent, and what an undo needs to know. */
const wanted = (rooms: readonly ChatRoom[], caseStatus: CaseStatus, reason?: string) =>
  [
    rooms.map(({ id, version }) => ({ id, version, caseStatus, reason })),
    { caseStatus, reasons: new Map(rooms.map(({ id, statusReason }) => [id, statusReason ?? undefined])) },
  ] as const;

/** Sets one status for many cases, and undoes it where they were not changed since. */
export const useBulkChange = () => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const updateCachedCase = useUpdateCachedCase();
  const [changeStatuses, { isLoading }] = useChangeStatusesMutation();
  const [outcome, setOutcome] = useKeptState<BulkOutcome | undefined>("bulk-outcome", undefined);

  /** Undefined when it was done, else why not: for a form to show. */
  const sendFromForm = async (
    changes: readonly StatusChange[],
    { caseStatus, reasons }: Pick<BulkOutcome, "caseStatus" | "reasons">,
  ): Promise<string | undefined> => {
    const { data, error } = await changeStatuses([...changes]);
    if (!data) return errorText(error, formatMessage({ id: "staff.status.failed" }));
    for (const { room } of data) if (room) updateCachedCase(room);
    const changed = data.filter(isChanged);
    const due = data.filter((result) => !result.ok && result.code === "DEADLINE_OPEN").length;
    setOutcome({ caseStatus, changed, left: data.length - changed.length - due, due, reasons });
    return undefined;
  };

  /** Says also why it was not done; true when it was. */
  const send = async (...change: Parameters<typeof sendFromForm>): Promise<boolean> => {
    const description = await sendFromForm(...change);
    if (description === undefined) return true;
    toast({ title: formatMessage({ id: "admin.error" }), description, variant: "destructive" });
    return false;
  };

  return {
    isLoading,
    outcome,
    forget: () => setOutcome(undefined),
    move: (rooms: readonly ChatRoom[], caseStatus: CaseStatus) => send(...wanted(rooms, caseStatus)),
    /** To a status that ends them. */
    end: (rooms: readonly ChatRoom[], caseStatus: CaseStatus, reason: string) =>
      sendFromForm(...wanted(rooms, caseStatus, reason)),
    undo: async () => {
      if (!outcome) return;
      const { caseStatus, changed, reasons } = outcome;
      const back = changed.map(({ id, from, room: { version } }) => ({
        id,
        version,
        caseStatus: from,
        reason: reasons?.get(id),
      }));
      await send(back, { caseStatus });
    },
  };
};
