import type { ErrorCode } from "@legal/contracts";
import type { ResponseOf } from "@legal/contracts/client";
import type { uploadFileRoute } from "@legal/contracts/routes";

/** A file that the server already has. */
export type UploadedFile = ResponseOf<typeof uploadFileRoute>;

export interface SendFailure {
  /** The server's words; absent when no answer came. */
  text?: string;
  /** The server's name for it; absent of failures that the release before has stored. */
  code?: ErrorCode;
  /** Retried automatically: it was not refused. */
  repeat: boolean;
}

/** A message from the moment it is written until the server says that it has it. */
export interface OutgoingMessage {
  /** Made once and kept over every retry, so that the server stores the message once. */
  clientMessageId: string;
  roomId: string;
  content: string;
  file: UploadedFile | null;
  /** ISO 8601; rises strictly within an outbox. */
  createdAt: string;
  /** This browser could not keep it: it lasts as long as its page. */
  unstored?: true;
  /** While absent, the message is being sent or waits for the connection. */
  failure?: SendFailure;
}
