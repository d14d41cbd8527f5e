import { useErrorText, useRefusal, type ApiError } from "@legal/web-kit";
import { useState } from "react";

/** Shows a refusal as a toast and keeps its text for the form, unless it is already shown at a field. */
export const useFailure = (title: string, fallback: string) => {
  const { tell, withdraw } = useRefusal();
  const textOf = useErrorText();
  const [failure, setFailure] = useState<{ text: string; code: ApiError["code"] }>();

  const fail = (error: ApiError) => {
    const text = textOf(error, fallback);
    tell(title, text);
    setFailure(error.details.length > 0 ? undefined : { text, code: error.code });
  };

  const clearFailure = () => {
    withdraw();
    setFailure(undefined);
  };

  return { failure: failure?.text, failureCode: failure?.code, fail, clearFailure };
};
