import type { DangerNotice } from "@legal/contracts";
import { useSession, useToast } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { useAcknowledgeDangerNoticeMutation, useReopenDangerNoticeMutation } from "../../api/danger-notices-api.ts";

/** Acknowledges a notice, and offers to take that back: a button may be pressed by mistake. */
export const useAcknowledgement = ({ id }: DangerNotice, name: string, onAnswer: (notice: DangerNotice) => void) => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { toast } = useToast();
  const [acknowledge, { isLoading, isError }] = useAcknowledgeDangerNoticeMutation();
  const [reopen] = useReopenDangerNoticeMutation();

  const undo = () => ({ label: formatMessage({ id: "staff.undo" }), run: () => void takeBack() });
  const takeBack = async (): Promise<void> => {
    const { data } = await reopen(id);
    if (data) onAnswer(data);
    if (data?.acknowledgedBy === null) toast({ title: formatMessage({ id: "staff.undone" }) });
    else {
      const title = formatMessage({ id: "admin.danger.notTakenBack" }, { name });
      toast({ title, variant: "destructive", action: undo() });
    }
  };
  const save = async (): Promise<void> => {
    const { data } = await acknowledge(id);
    if (data) onAnswer(data);
    if (!user || data?.acknowledgedBy?.id !== user.id) return;
    toast({ title: formatMessage({ id: "admin.danger.saved" }, { name }), action: undo() });
  };
  return { save, isSaving: isLoading, hasFailed: isError };
};
