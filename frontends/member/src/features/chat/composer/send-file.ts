import { READER_HEADER, type Language } from "@legal/contracts/constants";
import { uploadFileRoute } from "@legal/contracts/routes";
import { toApiError, urlOf } from "@legal/web-kit";
import type { UploadedFile } from "../../../outbox/outgoing-message.ts";

interface SendFileOptions {
  language: Language;
  /** Whose file it is: it must not become one of a person who has logged in since. */
  reader: string;
  /** 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads one file; rejects with an `ApiError`, or with the signal's reason when it was cancelled. `fetch` does not
 * report how much of a body has gone out, so this is an XMLHttpRequest.
 */
export const sendFile = (
  file: File,
  { language, reader, onProgress, signal }: SendFileOptions,
): Promise<UploadedFile> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append("file", file);

    const fail = () =>
      reject(toApiError(request.status, request.responseText, new Response(null, { headers: retryAfter(request) })));
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as UploadedFile);
      else fail();
    });
    request.addEventListener("error", fail);
    request.addEventListener("abort", () => reject(signal.reason));
    signal.addEventListener("abort", () => request.abort(), { once: true });

    request.open("POST", urlOf(uploadFileRoute));
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("accept-language", language);
    request.setRequestHeader(READER_HEADER, reader);
    request.send(body);
  });

const retryAfter = (request: XMLHttpRequest): Record<string, string> => {
  const seconds = request.getResponseHeader("retry-after");
  return seconds ? { "retry-after": seconds } : {};
};
