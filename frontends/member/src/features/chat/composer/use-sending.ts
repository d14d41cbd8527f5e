import { useEffect, useEffectEvent, useState } from "react";
import { FILE_ONLY_CONTENT, isVisible, MESSAGE_MAX_LENGTH } from "@legal/contracts/constants";
import { privateKey, useDraft } from "@legal/web-kit";
import type { Outbox } from "../../../outbox/outbox.ts";
import type { Attachments } from "./use-attachments.ts";

interface SendingOptions {
  userId: string;
  roomId: string;
  outbox: Outbox;
  attachments: Attachments;
}

/** What is about to be said in a room, and saying it. Asked to send while files go up, it does so as soon as they have. */
export const useSending = ({ userId, roomId, outbox, attachments: { uploads, clearUploaded } }: SendingOptions) => {
  const [draft, changeDraft] = useDraft(privateKey(userId, `draft:${roomId}`));
  const [waiting, setWaiting] = useState(false);
  const text = isVisible(draft) ? draft.trim() : "";
  const files = uploads.flatMap(({ uploaded }) => uploaded ?? []);
  const uploading = uploads.some(({ uploaded, problem }) => !uploaded && problem === undefined);
  const tooLong = text.length > MESSAGE_MAX_LENGTH;
  const canSend = !tooLong && (text !== "" || files.length > 0 || uploading);

  const sendNow = () => {
    setWaiting(false);
    if (tooLong || (text === "" && files.length === 0)) return;
    // The server takes one file per message: the words go with the first one.
    const [first = null, ...others] = files;
    outbox.add(roomId, text || FILE_ONLY_CONTENT, first);
    for (const file of others) outbox.add(roomId, FILE_ONLY_CONTENT, file);
    changeDraft("");
    clearUploaded();
  };
  const sendReady = useEffectEvent(sendNow);
  const failed = uploads.some(({ problem }) => problem !== undefined);
  if (waiting && failed) setWaiting(false);
  const ready = waiting && !uploading && !failed;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the end of an upload comes from outside of React
    if (ready) sendReady();
  }, [ready]);

  const send = () => {
    if (canSend && uploading) setWaiting(true);
    else if (canSend) sendNow();
  };

  return { draft, changeDraft, send, canSend, uploading, waiting, tooLong, length: text.length };
};
