import { SelectField } from "@legal/ui";
import type { ComponentProps } from "react";

interface ChoiceFieldProps extends Omit<ComponentProps<typeof SelectField>, "children" | "value"> {
  value: string;
  options: readonly { value: string; label: string }[];
}

/** A choice of one. What is none of the options, from a wrong address, stays visible as a dash until one is chosen. */
export const ChoiceField = ({ options, ...props }: ChoiceFieldProps) => (
  <SelectField {...props}>
    {options.every(({ value }) => value !== props.value) && <option value={props.value}>—</option>}
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </SelectField>
);
