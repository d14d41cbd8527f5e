import type { Document } from "@legal/contracts";
import { useState } from "react";
import { useCorrectDeliveryMutation, useMoveDocumentMutation } from "../documents-api.ts";
import { useFailureText, type Step } from "../state/use-move.ts";

type Delivery = NonNullable<Step["delivery"]>;

/** Records a delivery, or corrects the one that is recorded, and says why it could not. */
export const useDeliver = (document: Document) => {
  const failureText = useFailureText();
  const [move, moving] = useMoveDocumentMutation();
  const [correct, correcting] = useCorrectDeliveryMutation();
  const [failure, setFailure] = useState<string>();
  const deliver = async (delivery: Delivery, reason: string): Promise<boolean> => {
    setFailure(undefined);
    const { id, version } = document;
    const { error } = document.delivery
      ? await correct({ id, version, reason, delivery })
      : await move({ id, version, to: "delivered", delivery });
    if (error) setFailure(failureText(error));
    return !error;
  };
  return { deliver, failure, moving: moving.isLoading || correcting.isLoading };
};
