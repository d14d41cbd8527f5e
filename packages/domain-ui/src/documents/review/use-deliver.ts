import type { Document } from "@legal/contracts";
import { useCorrectDeliveryMutation } from "../documents-api.ts";
import { useFailureText, useMove, type Step } from "../state/use-move.ts";

type Delivery = NonNullable<Step["delivery"]>;

/** Records a delivery of the document as its reader saw it, or corrects the one that is recorded, and says why it could not. */
export const useDeliver = (seen: Document) => {
  const failureText = useFailureText();
  const { move, ...moving } = useMove(seen);
  const [correct, { isLoading, error }] = useCorrectDeliveryMutation();
  const deliver = async (delivery: Delivery, reason: string): Promise<boolean> => {
    if (!seen.delivery) return move({ to: "delivered", delivery });
    const { id, version } = seen;
    return !(await correct({ id, version, reason, delivery })).error;
  };
  return {
    deliver,
    failure: moving.failure ?? (error && failureText(error)),
    moving: moving.moving || isLoading,
  };
};
