import type { Readable } from "node:stream";
import { FILE_MAX_BYTES } from "@legal/contracts/constants";
import { AppError, validationFailed } from "@legal/service-kit";
import busboy from "busboy";
import type { Request } from "express";
import { pipeInChunks } from "./pipe-in-chunks.ts";
import type { StoreUpload } from "./store-upload.ts";
import type { StoredFileRecord } from "./stored-file-model.ts";
import { interrupted, enforceUploadLimits, type UploadTimeLimits } from "./enforce-upload-limits.ts";

const FORM_LIMITS = {
  files: 1,
  fields: 5,
  parts: 7,
  fieldNameSize: 100,
  fieldSize: 1024,
  // Busboy calls a part truncated when it has exactly this size.
  fileSize: FILE_MAX_BYTES + 1,
  headerPairs: 20,
};

interface ReceiveDeps {
  limits: UploadTimeLimits;
  storeUpload: StoreUpload;
}

const openForm = (req: Request): busboy.Busboy => {
  if (!/^multipart\/form-data\s*;/i.test(req.headers["content-type"] ?? ""))
    throw new AppError(415, "UNSUPPORTED_MEDIA_TYPE");
  try {
    return busboy({ headers: req.headers, limits: FORM_LIMITS, defParamCharset: "utf8" });
  } catch {
    // The header names no boundary.
    throw validationFailed([{ path: "file", message: "invalid" }]);
  }
};

/** Busboy ends a part at its size limit as if it were complete. */
const wholePart = async function* (part: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of part as AsyncIterable<Buffer>) yield chunk;
  if ("truncated" in part && part.truncated === true) throw new AppError(413, "FILE_TOO_LARGE");
};

const readForm = (req: Request, uploaderId: string, { limits, storeUpload }: ReceiveDeps) => {
  const form = openForm(req);
  const stored = Promise.withResolvers<StoredFileRecord>();
  let file: Readable | undefined;
  let fault: AppError | undefined;

  /** Destroys the file part, so that the store cleans up and then rejects; without a file there is nothing to clean up. */
  const fail = (error: AppError): void => {
    fault ??= error;
    if (file) file.destroy(error);
    else stored.reject(error);
  };
  const store = async (part: Readable, name: string): Promise<void> => {
    try {
      stored.resolve(await storeUpload(wholePart(part), name, uploaderId));
    } catch (error) {
      // Stopping makes the form fail as well; the first fault is the reason.
      stored.reject(error instanceof AppError ? error : (fault ?? error));
    }
  };
  form.on("file", (field, part, { filename }) => {
    // Busboy destroys parts of a broken form, perhaps before they are read.
    part.on("error", (error) => fail(interrupted(400, error)));
    if (field === "file" && filename) {
      file = part;
      void store(part, filename);
    } else part.resume();
  });
  form.on("error", (error) => fail(interrupted(400, error)));
  form.on("close", () => {
    if (!file) stored.reject(new AppError(400, "FILE_MISSING"));
  });
  const arrival = enforceUploadLimits(req, limits, fail);
  return { disconnect: pipeInChunks(req, form), arrival, stored: stored.promise };
};

/** Stores the part named `file` of a multipart body; of a body that is refused or incomplete nothing is kept. */
export const receiveUpload = async (req: Request, uploaderId: string, deps: ReceiveDeps): Promise<StoredFileRecord> => {
  const { disconnect, arrival, stored } = readForm(req, uploaderId, deps);
  try {
    return await stored;
  } catch (error) {
    disconnect();
    req.resume();
    await arrival.drained;
    throw error;
  } finally {
    arrival.stop();
  }
};
