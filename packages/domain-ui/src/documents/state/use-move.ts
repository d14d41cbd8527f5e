import type { Document } from "@legal/contracts";
import type { BodyOf } from "@legal/contracts/client";
import type { moveDocumentRoute } from "@legal/contracts/routes";
import { isApiError, useErrorText } from "@legal/web-kit";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useMoveDocumentMutation } from "../documents-api.ts";

export type Step = Omit<BodyOf<typeof moveDocumentRoute>, "version">;

export type Moving = ReturnType<typeof useMove>;

/** Of an answer that was refused: what for, each thing that it names too. */
export const useFailureText = () => {
  const errorText = useErrorText();
  return (error: Parameters<typeof errorText>[0]): string => {
    const details = isApiError(error) ? error.details.map(({ message }) => message) : [];
    return [errorText(error), ...details].join(" ");
  };
};

/**
 * Moves a document on from what it was when this was first shown, and says why it could not; to `onFailure` too, for a
 * refusal that its screen does not outlast.
 */
export const useMove = (document: Document, onFailure?: (text: string) => void) => {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const [moveDocument, { isLoading }] = useMoveDocumentMutation();
  const [failure, setFailure] = useState<string>();
  const [seen] = useState(document.version);
  /** Without a version, as of what could not be stored before, nothing is moved. */
  const move = async (step: Step, version: number | null = seen): Promise<boolean> => {
    setFailure(version === null ? formatMessage({ id: "documents.move.unsaved" }) : undefined);
    if (version === null) return false;
    const { error } = await moveDocument({ id: document.id, version, ...step });
    if (error) {
      setFailure(failureText(error));
      onFailure?.(failureText(error));
    }
    return !error;
  };
  return { move, failure, moving: isLoading };
};
