import { inquiryCreated } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storeIntake } from "../intakes/store-intake.ts";

export const onInquiryCreated = on(inquiryCreated, ({ inquiryId }, context) =>
  storeIntake({ kind: "inquiry-received", inquiryId }, context),
);
