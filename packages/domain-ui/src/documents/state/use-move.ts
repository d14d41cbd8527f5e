import type { Document } from "@legal/contracts";
import type { BodyOf } from "@legal/contracts/client";
import type { moveDocumentRoute } from "@legal/contracts/routes";
import { isApiError, useErrorText } from "@legal/web-kit";
import { useState } from "react";
import { useMoveDocumentMutation } from "../documents-api.ts";

export type Step = Omit<BodyOf<typeof moveDocumentRoute>, "version">;

export type Moving = ReturnType<typeof useMove>;

/** Moves a document on, and says why it could not. */
export const useMove = (document: Document) => {
  const errorText = useErrorText();
  const [moveDocument, { isLoading }] = useMoveDocumentMutation();
  const [failure, setFailure] = useState<string>();
  const move = async (step: Step, version = document.version): Promise<boolean> => {
    setFailure(undefined);
    const { error } = await moveDocument({ id: document.id, version, ...step });
    if (error) {
      const details = isApiError(error) ? error.details.map(({ message }) => message) : [];
      setFailure([errorText(error), ...details].join(" "));
    }
    return !error;
  };
  return { move, failure, moving: isLoading };
};
