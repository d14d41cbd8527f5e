import { downloadFileCall, listRoomFilesCall, uploadFileCall } from "@legal/contracts";
import { createRouter, parse, requireUser, staffReaderOf, userOf, type RateLimit } from "@legal/service-kit";
import type { Router } from "express";
import { recordAccess } from "../audit-log/record-access.ts";
import { attachedFileOf, attachToCase, presentFile } from "./attached-file.ts";
import { findRoom } from "../rooms/find-room.ts";
import { findFile } from "./find-file.ts";
import { listRoomFiles } from "./list-room-files.ts";
import { receiveUpload } from "./receive-upload.ts";
import { sendFile } from "./send-file.ts";
import type { StoreUpload } from "./store-upload.ts";
import type { UploadTimeLimits } from "./enforce-upload-limits.ts";

export interface FileRouteDeps {
  uploadLimit: RateLimit;
  uploadTimeLimits: UploadTimeLimits;
  storeUpload: StoreUpload;
}

export const fileRoutes = ({ uploadLimit, uploadTimeLimits: limits, storeUpload }: FileRouteDeps): Router => {
  const routes = createRouter();

  routes.post(uploadFileCall.path, requireUser, async (req, res) => {
    const { chatRoomId } = parse(uploadFileCall, req).query;
    const user = userOf(req);
    await uploadLimit.consume(user.id);
    const room = chatRoomId ? await findRoom(chatRoomId, user) : undefined;
    const file = await receiveUpload(req, user.id, { limits, storeUpload });
    if (room) await attachToCase([file._id], user.id, room._id);
    res.status(uploadFileCall.status).json(presentFile(attachedFileOf(file)));
  });

  routes.get(listRoomFilesCall.path, requireUser, async (req, res) => {
    const { params, query } = parse(listRoomFilesCall, req);
    const { room, files, nextCursor } = await listRoomFiles(params.id, query, userOf(req));
    await recordAccess(staffReaderOf(req), "messages-read", [room]);
    if (nextCursor) res.set("X-Next-Cursor", nextCursor);
    res.json(files);
  });

  routes.get(downloadFileCall.path, requireUser, async (req, res) => {
    const { params } = parse(downloadFileCall, req);
    const { file, room } = await findFile(params.id, userOf(req));
    if (room) await recordAccess(staffReaderOf(req), "file-downloaded", [{ ...room, itemId: file._id }]);
    await sendFile(file, req, res);
  });

  return routes;
};
