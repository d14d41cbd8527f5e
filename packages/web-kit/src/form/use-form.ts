import { useRef, useState, type FormEvent } from "react";
import { isApiError, type ApiError } from "../api/api-error.ts";
import { useFields, type FieldErrors, type Values } from "./use-fields.ts";

interface FormOptions<V extends Values> {
  initial: V;
  /** Texts for what is wrong, by field; no entry where all is well. */
  validate: (values: V) => FieldErrors<V>;
  /** Rejects with an `ApiError` (RTK's `unwrap()`) when the server refuses. */
  onSubmit: (values: V) => Promise<unknown>;
  /** After every refusal; `isAtField` when its message is shown at a field of the form. */
  onFailure?: (error: ApiError, isAtField: boolean) => void;
}

const onlyKnown = (values: Values, { details }: ApiError) =>
  Object.fromEntries(details.filter(({ path }) => path in values).map(({ path, message }) => [path, message]));

/**
 * Values, errors and sending of one form. Fields are checked when left and, once sent, while typing; the server's
 * details appear on their fields; what was typed stays until `reset()`.
 */
export const useForm = <V extends Values>({ initial, validate, onSubmit, onFailure }: FormOptions<V>) => {
  const { check, refuse, ...fields } = useFields({ initial, validate });
  const { values } = fields;
  const sending = useRef(false);
  const [submitting, setSubmitting] = useState(false);

  const send = async () => {
    sending.current = true;
    setSubmitting(true);
    try {
      await onSubmit(values);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const byField = onlyKnown(values, error);
      refuse(byField);
      onFailure?.(error, Object.keys(byField).length > 0);
    } finally {
      sending.current = false;
      setSubmitting(false);
    }
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (check() && !sending.current) void send();
  };

  return { ...fields, submitting, handleSubmit };
};
