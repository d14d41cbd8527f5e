import { useSyncExternalStore } from "react";
import { useLanguage, useToast } from "@legal/web-kit";
import { useIntl } from "react-intl";
import type { Upload } from "./upload.ts";
import { uploadsOf } from "./uploads-of.ts";

/** The files of a room's next message, on their way to the server. */
export const useUploads = (userId: string, roomId: string) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { toast } = useToast();
  const { state, subscribe, add, retry, remove, reword, send } = uploadsOf(userId, roomId);

  /** The file itself says why, and stays; the notice says that. */
  const onFailure = () => {
    const description = formatMessage({ id: "chat.upload.failed" });
    toast({ title: formatMessage({ id: "chat.error" }), description, variant: "destructive" });
  };
  const sender = { language, onFailure };

  return {
    ...useSyncExternalStore(subscribe, state),
    add: (files: readonly File[]) => add(files, sender),
    retry: (upload: Upload) => retry(upload, sender),
    remove,
    reword,
    send,
  };
};
