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
  undone: boolean;
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

  const send = async (changes: StatusChange[], caseStatus: CaseStatus, undone: boolean): Promise<boolean> => {
    const { data, error } = await changeStatuses(changes);
    if (!data) {
      const description = errorText(error, formatMessage({ id: "staff.status.failed" }));
      toast({ title: formatMessage({ id: "admin.error" }), description, variant: "destructive" });
      return false;
    }
    for (const { room } of data) if (room) updateCachedCase(room);
    const changed = data.filter(isChanged);
    setOutcome({ caseStatus, changed, left: data.length - changed.length, undone });
    return true;
  };

  return {
    isLoading,
    outcome,
    forget: () => setOutcome(undefined),
    change: (rooms: readonly ChatRoom[], caseStatus: CaseStatus, reason?: string) =>
      send(
        rooms.map(({ id, version }) => ({ id, version, caseStatus, reason })),
        caseStatus,
        false,
      ),
    undo: () => {
      if (!outcome) return Promise.resolve(false);
      const back = outcome.changed.map(({ id, from, room }) => ({ id, version: room.version, caseStatus: from }));
      return send(back, outcome.caseStatus, true);
    },
  };
};
