import { useCallback, useEffect, useRef, useState } from "react";
import { isApiError, logInAgain, useErrorText, useLanguage, useToast } from "@legal/web-kit";
import { useIntl } from "react-intl";
import type { UploadedFile } from "../../../outbox/outgoing-message.ts";
import { sendFile } from "./send-file.ts";

export interface Upload {
  key: string;
  file: File;
  /** 0 to 1. */
  progress: number;
  /** Set when the server has the file. */
  uploaded?: UploadedFile;
  /** Set when it does not, in the reader's words. */
  problem?: string;
  /** The server looked at it and said no: the same file would be refused again. */
  refused?: boolean;
}

const REFUSED: ReadonlySet<number> = new Set([413, 415, 422]);

let lastKey = 0;
const newUpload = (file: File): Upload => ({ key: String((lastKey += 1)), file, progress: 0 });

/** Files on their way to the server, in the order in which they were chosen. */
export const useUploads = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { toast } = useToast();
  const errorText = useErrorText();
  const running = useRef(new Map<string, AbortController>());
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  const change = (key: string, next: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));

  /** The file itself says why, and stays; the notice says that. */
  const report = (key: string, error: unknown) => {
    change(key, { problem: errorText(error), refused: isApiError(error) && REFUSED.has(error.status) });
    const description = formatMessage({ id: "chat.upload.failed" });
    toast({ title: formatMessage({ id: "chat.error" }), description, variant: "destructive" });
  };

  const start = async ({ key, file }: Upload): Promise<void> => {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    try {
      const uploaded = await sendFile(file, { language, signal, onProgress: (progress) => change(key, { progress }) });
      change(key, { uploaded, progress: 1 });
    } catch (error) {
      const mayRepeat = isApiError(error) && error.code === "UNAUTHENTICATED" && (await logInAgain.ask());
      if (mayRepeat && !signal.aborted) return start({ key, file, progress: 0 });
      if (!signal.aborted) report(key, error);
    }
    running.current.delete(key);
    return undefined;
  };

  const add = (files: readonly File[]) => {
    const added = files.map(newUpload);
    setUploads((all) => [...all, ...added]);
    for (const upload of added) void start(upload);
  };

  const retry = ({ key, file }: Upload) => {
    setUploads((all) => all.map((one) => (one.key === key ? { key, file, progress: 0 } : one)));
    void start({ key, file, progress: 0 });
  };

  const remove = useCallback((key: string) => {
    running.current.get(key)?.abort();
    setUploads((all) => all.filter((one) => one.key !== key));
  }, []);

  const clearUploaded = useCallback(() => setUploads((all) => all.filter(({ uploaded }) => !uploaded)), []);

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  return { uploads, add, retry, remove, clearUploaded };
};
