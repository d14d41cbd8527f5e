import { isOwnFile } from "../../attachments/file-kind.ts";
import { useMessagesQuery } from "../../messages/messages-api.ts";

export interface SentFile {
  fileUrl: string;
  fileName: string;
}

/** A list to choose from, not an archive. */
const MAX_OFFERED = 12;

/** The newest files of the conversation, as far as it is loaded. */
export const useSentFiles = (roomId: string): SentFile[] => {
  const { data: log } = useMessagesQuery(roomId);
  const sent = (log?.messages ?? []).flatMap(({ fileUrl, fileName }) =>
    fileUrl !== null && isOwnFile(fileUrl) ? [{ fileUrl, fileName: fileName ?? fileUrl }] : [],
  );
  return sent.toReversed().slice(0, MAX_OFFERED);
};
