import { autoAnswered, memberWaiting, type Language } from "@legal/contracts";
import { on, record } from "@legal/event-bus";
import type { InternalClient } from "@legal/service-kit";
import { recentlySaid } from "../assistant/recently-said.ts";
import { acknowledgement } from "../auto-response/acknowledgement.ts";
import { dangerInRoom } from "../danger/danger-in-room.ts";
import { recordDanger } from "../danger/record-danger.ts";
import { crisisAnswer, custodyAnswer } from "../offline/referrals.ts";
import { isAboutCustody } from "../understanding/is-about-custody.ts";
import { understand } from "../understanding/understand.ts";
import { KnownUser, type UserRecord } from "../users/user-model.ts";

const NOTHING_SAID = "";

const helpFor = async (said: readonly string[], language: Language): Promise<string> =>
  isAboutCustody(said, await understand(recentlySaid(said)))
    ? custodyAnswer(language, NOTHING_SAID)
    : crisisAnswer(language, NOTHING_SAID);

/**
 * Answers in the member's language: to words of a person in danger who can help now, and staff are notified; else that the
 * message was received. A deleted account gets no answer.
 */
export const onMemberWaiting = (caseChat: InternalClient) =>
  on(memberWaiting, async ({ roomId, userId, seq, officeOpen }, { session }) => {
    const member = await KnownUser.findById(userId).session(session).lean<UserRecord>();
    if (member?.deleted) return;
    const language = member?.language ?? "ko";
    const danger = await dangerInRoom(roomId, caseChat);
    const newest = danger.at(-1);
    if (newest) {
      const at = new Date(newest.createdAt);
      await recordDanger({ userId, conversationId: roomId, roomId, at }, session);
    }
    const said = danger.map(({ content }) => content);
    const content = newest ? await helpFor(said, language) : acknowledgement(language, officeOpen);
    await record(autoAnswered, { roomId, seq, content }, session);
  });
