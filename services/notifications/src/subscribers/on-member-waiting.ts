import { memberWaiting } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storeIntake } from "../intakes/store-intake.ts";

export const onMemberWaiting = on(memberWaiting, ({ roomId }, context) =>
  storeIntake({ kind: "member-waiting", roomId }, context),
);
