import { dangerReported } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { openDangerNotice } from "../danger-notices/open-danger-notice.ts";

export const onDangerReported = on(dangerReported, ({ userId, conversationId, at }, { session }) =>
  openDangerNotice({ userId, conversationId, at: new Date(at) }, session),
);
