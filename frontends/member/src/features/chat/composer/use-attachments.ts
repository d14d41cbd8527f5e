import { useState } from "react";
import { refusalOf, type FileRefusal } from "./check-file.ts";
import { useUploads } from "./use-uploads.ts";

interface RefusedFile {
  name: string;
  reason: FileRefusal;
}

/** The files of the next message: what the server would refuse is said at once, the rest goes up. */
export const useAttachments = (userId: string, roomId: string) => {
  const uploads = useUploads(userId, roomId);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  const attach = (files: Iterable<File>) => {
    const checked = [...files].map((file) => ({ file, reason: refusalOf(file) }));
    setRefused(checked.flatMap(({ file, reason }) => (reason ? [{ name: file.name, reason }] : [])));
    uploads.add(checked.filter(({ reason }) => !reason).map(({ file }) => file));
  };

  return { ...uploads, attach, refused, dismissRefused: () => setRefused([]) };
};

export type Attachments = ReturnType<typeof useAttachments>;
