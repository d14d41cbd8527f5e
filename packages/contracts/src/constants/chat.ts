export const MESSAGE_MAX_LENGTH = 5000;

/** What a message says when it carries only a file. */
export const FILE_ONLY_CONTENT = "파일을 전송했습니다.";

/** Sender of messages that no person wrote: the automatic acknowledgement. */
export const AI_SENDER_ID = "00000000-0000-7000-8000-000000000001";
export const SOCKET_PATH = "/socket.io";
