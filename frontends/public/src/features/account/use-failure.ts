import { useErrorText, useRefusal, type ApiError } from "@legal/web-kit";
import { useState } from "react";

/** Tells a refusal as a toast and keeps its words for the form, unless they already stand on a field. */
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
