import { isApiError } from "@legal/web-kit";
import type { UploadedFile } from "../../../outbox/outgoing-message.ts";

export interface Upload {
  key: string;
  file: File;
  /** 0 to 1. */
  progress: number;
  /** Set when the server has the file. */
  uploaded?: UploadedFile;
  /** Set when it does not. */
  error?: unknown;
}

const REFUSED: ReadonlySet<number> = new Set([413, 415, 422]);

/** The server looked at it and said no: the same file would be refused again. */
export const isRefused = ({ error }: Upload) => isApiError(error) && REFUSED.has(error.status);
export const hasFailed = ({ error }: Upload) => error !== undefined;
export const isUploading = (upload: Upload) => !upload.uploaded && !hasFailed(upload);
