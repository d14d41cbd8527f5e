import { autoAnswered, memberWaiting } from "@legal/contracts";
import { on, recordEvent } from "@legal/event-bus";
import type { InternalClient } from "@legal/service-kit";
import { acknowledgement } from "../auto-response/acknowledgement.ts";
import { dangerInRoom } from "../danger/danger-in-room.ts";
import { helpInRoom } from "../danger/help-in-room.ts";
import { memberLanguage } from "../users/member-language.ts";

/**
 * Answers in the member's language: to words of a person in danger who can help now, and staff are notified; else that the
 * message was received. A deleted account gets no answer.
 */
export const onMemberWaiting = (caseChat: InternalClient) =>
  on(memberWaiting, async ({ roomId, userId, seq, officeOpen }, { session }) => {
    const language = await memberLanguage(userId, session);
    if (!language) return;
    const danger = await dangerInRoom(roomId, caseChat);
    const content =
      danger.length > 0
        ? await helpInRoom({ userId, roomId, language, danger }, session)
        : acknowledgement(language, officeOpen);
    await recordEvent(autoAnswered, { roomId, seq, content }, session);
  });
