import type { CaseDeadline, ChatRoom } from "@legal/contracts";
import { useChangeDeadlineMutation, useEnterDeadlineMutation } from "../deadlines-api.ts";
import { extensionOf, periodOf, serviceOf, type DeadlineDraft } from "./deadline-draft.ts";

interface SaveInput {
  room: ChatRoom;
  changed?: CaseDeadline | undefined;
  side: "user" | "admin";
}

/** Sends a draft: as a new deadline, or as a change of the one that it is about. */
export const useSaveDeadline = ({ room, changed, side }: SaveInput) => {
  const [enter, entering] = useEnterDeadlineMutation();
  const [change, changing] = useChangeDeadlineMutation();
  const save = (draft: DeadlineDraft) => {
    const extension = extensionOf(draft);
    const period = periodOf(draft);
    const service = side === "user" ? { date: draft.date } : serviceOf(draft);
    if (!changed) {
      const stated = { ...(extension && { extension }), ...(period && { period }) };
      return enter({ id: room.id, matter: draft.matter, service, ...stated });
    }
    return change({
      id: room.id,
      deadlineId: changed.id,
      ...(draft.matter !== changed.matter && { matter: draft.matter }),
      service,
      extension: extension ?? null,
      ...(period && { period }),
      version: draft.version ?? changed.version,
    });
  };
  return { save, isSaving: entering.isLoading || changing.isLoading };
};
