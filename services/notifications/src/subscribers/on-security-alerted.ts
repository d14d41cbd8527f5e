import { securityAlerted } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storeIntake } from "../intakes/store-intake.ts";

export const onSecurityAlerted = on(securityAlerted, ({ userId, alert: securityAlert }, context) =>
  storeIntake({ kind: "account-security", recipientIds: [userId], securityAlert }, context),
);
