import { useState } from "react";
import type { ChatRoom, StatusResult } from "@legal/contracts";
import type { CaseStatus } from "@legal/contracts/constants";
import { useErrorText, useToast } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { useChangeStatusesMutation, type StatusChange } from "../../../api/cases-api.ts";
import { useUpdateCachedCase } from "../case-data/use-update-cached-case.ts";

type Changed = Extract<StatusResult, { ok: true }>;

interface BulkOutcome {
  caseStatus: CaseStatus;
  changed: Changed[];
  /** How many were left: changed by a colleague first, or deleted. */
  left: number;
  /** Why cases had ended before; without it the change was itself an undo. */
  reasons?: ReadonlyMap<string, string | undefined> | undefined;
}

const isChanged = (result: StatusResult): result is Changed => result.ok;

/** Sets one status for many cases, and undoes it where they were not changed since. */
export const useBulkChange = () => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const updateCachedCase = useUpdateCachedCase();
  const [changeStatuses, { isLoading }] = useChangeStatusesMutation();
  const [outcome, setOutcome] = useState<BulkOutcome>();

  /** Undefined when it was done, else why not. */
  const send = async (
    changes: StatusChange[],
    { caseStatus, reasons }: Pick<BulkOutcome, "caseStatus" | "reasons">,
  ): Promise<string | undefined> => {
    const { data, error } = await changeStatuses(changes);
    if (!data) {
      const description = errorText(error, formatMessage({ id: "staff.status.failed" }));
      toast({ title: formatMessage({ id: "admin.error" }), description, variant: "destructive" });
      return description;
    }
    for (const { room } of data) if (room) updateCachedCase(room);
    const changed = data.filter(isChanged);
    setOutcome({ caseStatus, changed, left: data.length - changed.length, reasons });
    return undefined;
  };

  return {
    isLoading,
    outcome,
    forget: () => setOutcome(undefined),
    change: (rooms: readonly ChatRoom[], caseStatus: CaseStatus, reason?: string) =>
      send(
        rooms.map(({ id, version }) => ({ id, version, caseStatus, reason })),
        { caseStatus, reasons: new Map(rooms.map(({ id, statusReason }) => [id, statusReason ?? undefined])) },
      ),
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
