import { dangerNoticeOpened } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storeIntake } from "../intakes/store-intake.ts";

export const onDangerNoticeOpened = on(dangerNoticeOpened, ({ noticeId }, context) =>
  storeIntake({ kind: "danger-reported", dangerNoticeId: noticeId }, context),
);
