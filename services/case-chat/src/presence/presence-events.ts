import { attendCasePayload } from "@legal/contracts";
import type { Logger } from "@legal/service-kit";
import { answerEvent } from "../realtime/answer-event.ts";
import type { ChatSocket } from "../realtime/socket-types.ts";
import type { Presence } from "./presence.ts";

export const answerPresenceEvents = (socket: ChatSocket, presence: Presence, logger: Logger): void =>
  answerEvent(
    socket,
    {
      event: "attend-case",
      schema: attendCasePayload,
      handle: async (roomId) => ({ colleagues: await presence.setActiveCase(socket, roomId) }),
    },
    logger,
  );
