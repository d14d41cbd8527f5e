import { caseOpened } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storeIntake } from "../intakes/store-intake.ts";

export const onCaseOpened = on(caseOpened, ({ roomId }, context) =>
  storeIntake({ kind: "case-opened", roomId }, context),
);
