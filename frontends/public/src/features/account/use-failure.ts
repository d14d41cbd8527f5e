import { useErrorText, useToast, type ApiError } from "@legal/web-kit";
import { useState } from "react";

/** Tells a refusal as a toast and keeps its words for the form, unless they already stand on a field. */
export const useFailure = (title: string, fallback: string) => {
  const { toast } = useToast();
  const textOf = useErrorText();
  const [failure, setFailure] = useState<string>();

  const fail = (error: ApiError) => {
    const text = textOf(error, fallback);
    toast({ title, description: text, variant: "destructive" });
    setFailure(error.details.length > 0 ? undefined : text);
  };

  return { failure, fail, clearFailure: () => setFailure(undefined) };
};
