import { autoAnswered, memberWaiting } from "@legal/contracts";
import { on, record } from "@legal/event-bus";
import { acknowledgement } from "../auto-response/acknowledgement.ts";
import { KnownUser, type UserRecord } from "../users/user-model.ts";

/** Answers in the member's language; a deleted account gets no answer. */
export const onMemberWaiting = on(memberWaiting, async ({ roomId, userId, seq, officeOpen }, { session }) => {
  const member = await KnownUser.findById(userId).session(session).lean<UserRecord>();
  if (member?.deleted) return;
  const content = acknowledgement(member?.language ?? "ko", officeOpen);
  await record(autoAnswered, { roomId, seq, content }, session);
});
