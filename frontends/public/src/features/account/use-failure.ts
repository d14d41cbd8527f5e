import { useErrorText, type ApiError } from "@legal/web-kit";
import { useState } from "react";

export interface Failure {
  title: string;
  text: string;
  code: ApiError["code"];
}

/** Keeps a refusal for the form's notice, unless it is already shown at a field. */
export const useFailure = (title: string, fallback: string) => {
  const textOf = useErrorText();
  const [failure, setFailure] = useState<Failure>();
  const fail = (error: ApiError, isAtField: boolean) =>
    setFailure(isAtField ? undefined : { title, text: textOf(error, fallback), code: error.code });
  return { failure, fail, clearFailure: () => setFailure(undefined) };
};
