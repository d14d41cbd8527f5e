import { deliveryCorrected } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { applyCorrection } from "../cases/deadlines/apply-correction.ts";

export const onDeliveryCorrected = on(deliveryCorrected, (correction, { session }) =>
  applyCorrection(correction, session),
);
