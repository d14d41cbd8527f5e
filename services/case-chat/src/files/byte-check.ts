import type { FileRisk } from "@legal/contracts";
import { AppError } from "@legal/service-kit";

/** Sees a file's bytes as they pass. Every call throws when they cannot be what the extension promises. */
export interface ByteCheck {
  take(chunk: Buffer): void;
  /** What makes the file, now stored, unsafe to open; it can be read again through `read`. */
  end(read: ReadBytes): Promise<FileRisk[]> | FileRisk[];
}

/** `end` is exclusive. */
export type ReadBytes = (start: number, end: number) => Promise<Buffer>;

export const wrongType = (): AppError => new AppError(415, "FILE_TYPE_NOT_ALLOWED");
