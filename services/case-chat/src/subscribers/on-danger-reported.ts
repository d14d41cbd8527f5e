import { dangerReported } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { openDangerNotice } from "../danger-notices/open-danger-notice.ts";

export const onDangerReported = on(dangerReported, async ({ userId, conversationId, roomId, at }, { session }) => {
  await openDangerNotice({ userId, conversationId, roomId, at: new Date(at) }, session);
});
