import { autoAnswered, memberWroteOn } from "@legal/contracts";
import { on, recordEvent } from "@legal/event-bus";
import type { InternalClient } from "@legal/service-kit";
import { dangerInRoom } from "../danger/danger-in-room.ts";
import { helpInRoom } from "../danger/help-in-room.ts";
import { memberLanguage } from "../users/member-language.ts";

/** Answers new words of a person in danger alone: that a message was received was said, and what helps to words before. */
export const onMemberWroteOn = (caseChat: InternalClient) =>
  on(memberWroteOn, async ({ roomId, userId, seq, since }, { session }) => {
    const language = await memberLanguage(userId, session);
    if (!language) return;
    const all = await dangerInRoom(roomId, caseChat);
    const danger = all.filter(({ createdAt }) => createdAt >= since);
    if (danger.length === 0) return;
    const before = all.filter(({ createdAt }) => createdAt < since);
    const content = await helpInRoom({ userId, roomId, language, danger, before }, session);
    await recordEvent(autoAnswered, { roomId, seq, content }, session);
  });
