import { MESSAGE_MAX_LENGTH } from "@legal/contracts/constants";
import { useDraft } from "@legal/web-kit";
import { draftKeyOf, wordsOf } from "./unsent-message.ts";
import { hasFailed, isUploading } from "./upload.ts";
import type { Attachments } from "./use-attachments.ts";

interface SendingOptions {
  userId: string;
  roomId: string;
  attachments: Attachments;
}

/** What is about to be said in a room, and saying it. Asked to send while files go up, it does so as soon as they have. */
export const useSending = ({ userId, roomId, attachments }: SendingOptions) => {
  const { uploads, words, reword } = attachments;
  const [draft, keepDraft] = useDraft(draftKeyOf(userId, roomId));
  const { length } = wordsOf(draft);
  const tooLong = length > MESSAGE_MAX_LENGTH;
  const hasFile = uploads.some((upload) => upload.uploaded ?? isUploading(upload));
  // Whether the rest goes without the failed one is decided once all the others are up.
  const undecided = uploads.some(hasFailed) && uploads.some(isUploading);
  const canSend = !tooLong && !undecided && (length > 0 || hasFile);

  const changeDraft = (text: string) => {
    keepDraft(text);
    reword(text);
  };
  const send = () => canSend && attachments.send(draft);

  return { draft, changeDraft, send, canSend, waiting: words !== undefined, tooLong, length };
};
