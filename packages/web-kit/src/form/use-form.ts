import { useEarlyInputs } from "@legal/ui";
import { useCallback, useId, useRef, useState, type ChangeEvent, type FormEvent } from "react";
import { isApiError, type ApiError } from "../api/api-error.ts";

type Values = Record<string, string>;
export type FieldErrors<V extends Values> = { [Name in keyof V]?: string | undefined };

interface FormOptions<V extends Values> {
  initial: V;
  /** Texts for what is wrong, by field; no entry where all is well. */
  validate: (values: V) => FieldErrors<V>;
  /** Rejects with an `ApiError` (RTK's `unwrap()`) when the server refuses. */
  onSubmit: (values: V) => Promise<unknown>;
  /** After every refusal; `isAtField` when its message is shown at a field of the form. */
  onFailure?: (error: ApiError, isAtField: boolean) => void;
}

const namesWithError = (errors: Record<string, string | undefined>) =>
  Object.keys(errors).filter((name) => errors[name]);

const onlyKnown = (values: Values, { details }: ApiError) =>
  Object.fromEntries(details.filter(({ path }) => path in values).map(({ path, message }) => [path, message]));

/**
 * Values, errors and sending of one form. Fields are checked when left and, once sent, while typing; the server's
 * details appear on their fields; what was typed stays until `reset()`.
 */
export const useForm = <V extends Values>({ initial, validate, onSubmit, onFailure }: FormOptions<V>) => {
  const formId = useId();
  const sending = useRef(false);
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Values>({});
  const [submitting, setSubmitting] = useState(false);
  const [attempted, setAttempted] = useState(false);

  const found = validate(values);
  const errorOf = (name: string) => refused[name] ?? (attempted || touched.has(name) ? found[name] : undefined);
  const fieldId = (name: string) => `${formId}-${name}`;
  const focusField = (name: string | undefined) => name && document.getElementById(fieldId(name))?.focus();

  const setValue = (name: keyof V & string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused(({ [name]: _dropped, ...rest }) => rest);
  };

  /** Fills in what is known, where nothing has been typed. */
  const fillEmpty = useCallback((known: Record<string, string | null | undefined>) => {
    setValues((before) => {
      const filled = Object.entries(before).map(([name, value]) => [name, value || (known[name] ?? "")]);
      return Object.fromEntries(filled) as V;
    });
  }, []);

  useEarlyInputs(() =>
    Object.entries(initial).map(([name, value]) => ({
      control: document.getElementById(fieldId(name)),
      value,
      onEarly: (early) => setValue(name, early),
    })),
  );

  const refuse = (error: ApiError) => {
    const byField = onlyKnown(values, error);
    setRefused(byField);
    focusField(Object.keys(byField)[0]);
    onFailure?.(error, Object.keys(byField).length > 0);
  };

  const send = async () => {
    sending.current = true;
    setSubmitting(true);
    try {
      await onSubmit(values);
    } catch (error) {
      if (!isApiError(error)) throw error;
      refuse(error);
    } finally {
      sending.current = false;
      setSubmitting(false);
    }
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    const wrong = namesWithError(found);
    if (wrong.length > 0) focusField(wrong[0]);
    else if (!sending.current) void send();
  };

  const field = (name: keyof V & string) => ({
    id: fieldId(name),
    name,
    value: values[name] ?? "",
    error: errorOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      setValue(name, event.target.value),
    onBlur: () => values[name] && setTouched((before) => new Set(before).add(name)),
  });

  /** As if nothing had been tried yet; what was typed stays. */
  const forgive = () => {
    setTouched(new Set());
    setRefused({});
    setAttempted(false);
  };

  const reset = () => {
    setValues(initial);
    forgive();
  };

  return { values, field, focusField, setValue, fillEmpty, submitting, handleSubmit, forgive, reset };
};
