import type { FormKey } from "@legal/i18n";
import { useErrorText } from "@legal/web-kit";
import { useForm } from "@legal/web-kit/form";
import { useEffect, useRef, useState } from "react";
import { useRequired } from "./use-required.ts";

interface OneField<Name extends string> {
  name: Name;
  required: FormKey;
  send: (value: string) => Promise<unknown>;
}

/** A step of the login that asks for one thing; the dialog would give the focus to its first element. */
export const useReauthForm = <Name extends string>({ name, required: key, send }: OneField<Name>) => {
  const errorText = useErrorText();
  const required = useRequired();
  const [failure, setFailure] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { field, submitting, handleSubmit } = useForm({
    initial: { [name]: "" } as Record<Name, string>,
    validate: (values) => ({ [name]: required(key, values[name]) }) as Record<Name, string | undefined>,
    onSubmit: async (values) => {
      setFailure(undefined);
      await send(values[name]);
    },
    onFailure: (error, isAtField) => {
      setFailure(isAtField ? undefined : errorText(error));
      input.current?.focus();
    },
  });
  return { field: { ...field(name), ref: input }, form: { onSubmit: handleSubmit, submitting, failure } };
};
