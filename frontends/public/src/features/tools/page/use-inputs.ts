import { useEffect, useEffectEvent, useId, useRef, useState, type ChangeEvent } from "react";
import { useLocation } from "react-router-dom";
import { useBrokenDates } from "../../../calculation/use-broken-dates.ts";

/** Texts as they were typed, by the name they have in the address. */
export type Inputs<Name extends string> = Readonly<Record<Name, string>>;

/** Longer than any amount or name; what an address brings beyond it is cut. */
const TEXT_MAX = 40;

/** What differs from an empty form: this is what an address carries. */
export const filledIn = <Name extends string>(inputs: Inputs<Name>, empty: Inputs<Name>): Record<string, string> =>
  Object.fromEntries(Object.entries<string>(inputs).filter(([name, value]) => value !== empty[name as Name]));

/** Beside the router, for which it would be a navigation: the page would go to its top. */
const writeToAddress = <Name extends string>(inputs: Inputs<Name>, empty: Inputs<Name>) => {
  const url = new URL(location.href);
  const filled = filledIn(inputs, empty);
  for (const name of Object.keys(empty)) {
    if (name in filled) url.searchParams.set(name, filled[name] ?? "");
    else url.searchParams.delete(name);
  }
  if (url.href === location.href) return;
  try {
    history.replaceState(history.state, "", url);
  } catch {
    // Safari takes a hundred of them in half a minute; the next change brings the rest.
  }
};

/**
 * What is entered into a calculator. The address has it too, so that a link brings it along. A page comes prerendered,
 * with an empty form; what its address says, and what was typed before it came to life, is taken over then.
 */
export const useInputs = <Name extends string>(empty: Inputs<Name>) => {
  const { search } = useLocation();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [inputs, setInputs] = useState(empty);
  const { broken, look } = useBrokenDates();

  const takeOver = useEffectEvent((address: string) => {
    const query = new URLSearchParams(address);
    const typed = new FormData(form.current ?? undefined);
    const found = Object.keys(empty).flatMap((name) => {
      const inForm = typed.get(name);
      const text = typeof inForm === "string" && inForm !== empty[name as Name] ? inForm : query.get(name);
      return text ? [[name, text.slice(0, TEXT_MAX)]] : [];
    });
    if (found.length > 0)
      setInputs((before) => ({ ...before, ...(Object.fromEntries(found) as Partial<Inputs<Name>>) }));
  });
  useEffect(() => takeOver(search), [search]);
  useEffect(() => {
    if (inputs !== empty) writeToAddress(inputs, empty);
  }, [inputs, empty]);

  const set = (changed: Partial<Inputs<Name>>) => setInputs((before) => ({ ...before, ...changed }));
  const valueOf = (name: Name): string => inputs[name] ?? "";
  const field = (name: Name) => ({
    id: `${formId}-${name}`,
    name,
    value: valueOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      set({ [name]: target.value } as Partial<Inputs<Name>>),
  });
  const dateField = (name: Name) => ({ ...field(name), type: "date", onBlur: look, onInput: look });
  return { form, inputs, broken, set, field, dateField };
};
