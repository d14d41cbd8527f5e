import { setImmediate } from "node:timers/promises";
import { getUnansweredMessagesCall, type UnansweredMessages } from "@legal/contracts";
import { isNotFound, type InternalClient } from "@legal/service-kit";
import { dangerIn } from "./is-in-danger.ts";

/** What staff have not answered in a room; nothing where the room is gone or case-chat is of the release before. */
const findUnanswered = async (roomId: string, caseChat: InternalClient): Promise<UnansweredMessages> => {
  try {
    return await caseChat.call(getUnansweredMessagesCall, { params: { id: roomId } });
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
};

/** The messages that staff have not answered whose words are those of a person in danger, the newest last. */
export const dangerInRoom = async (roomId: string, caseChat: InternalClient): Promise<UnansweredMessages> => {
  const found: UnansweredMessages = [];
  let since: string[] = [];
  for (const message of await findUnanswered(roomId, caseChat)) {
    since.push(message.content);
    // Each reading takes milliseconds: others are served between them.
    await setImmediate();
    if (!(await dangerIn(since, false)).reported) continue;
    found.push(message);
    since = [];
  }
  return found;
};
