import { AppError } from "@legal/service-kit";

/** Sees a file's bytes as they pass. Either call throws when they cannot be what the extension promises. */
export interface ByteCheck {
  take(chunk: Buffer): void;
  end(): void;
}

export const wrongType = (): AppError => new AppError(415, "FILE_TYPE_NOT_ALLOWED");
