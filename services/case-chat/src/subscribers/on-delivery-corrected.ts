import { deliveryCorrected } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { followCorrection } from "../cases/deadlines/follow-correction.ts";

export const onDeliveryCorrected = on(deliveryCorrected, (correction, { session }) =>
  followCorrection(correction, session),
);
