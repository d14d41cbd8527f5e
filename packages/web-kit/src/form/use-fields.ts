import { useEarlyInputs } from "@legal/ui";
import { useCallback, useId, useState, type ChangeEvent } from "react";

export type Values = Record<string, string>;
export type FieldErrors<V extends Values> = { [Name in keyof V]?: string | undefined };

interface FieldOptions<V extends Values> {
  initial: V;
  /** Texts for what is wrong, by field; no entry where all is well. */
  validate: (values: V) => FieldErrors<V>;
}

const namesWithError = (errors: Record<string, string | undefined>) =>
  Object.keys(errors).filter((name) => errors[name]);

/** Values of a form's fields, and which of their errors are shown: of fields that were left, or of all on demand. */
export const useFields = <V extends Values>({ initial, validate }: FieldOptions<V>) => {
  const formId = useId();
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Values>({});
  const [showsAll, setShowsAll] = useState(false);

  const found = validate(values);
  const errorOf = (name: string) => refused[name] ?? (showsAll || touched.has(name) ? found[name] : undefined);
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

  const field = (name: keyof V & string) => ({
    id: fieldId(name),
    name,
    value: values[name] ?? "",
    error: errorOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      setValue(name, event.target.value),
    onBlur: () => values[name] && setTouched((before) => new Set(before).add(name)),
  });

  /** Shows every error from now on; false, with the first wrong field in focus, where there is one. */
  const check = (): boolean => {
    setShowsAll(true);
    const [first] = namesWithError(found);
    focusField(first);
    return first === undefined;
  };

  /** Shows what the server refused, until the field changes. */
  const refuse = (errors: Values) => {
    setRefused(errors);
    focusField(Object.keys(errors)[0]);
  };

  /** As if nothing had been tried yet; what was typed stays. */
  const clearErrors = () => {
    setTouched(new Set());
    setRefused({});
    setShowsAll(false);
  };

  const reset = () => {
    setValues(initial);
    clearErrors();
  };

  return { values, field, focusField, setValue, fillEmpty, check, refuse, clearErrors, reset };
};
