import type { ComponentPropsWithoutRef } from "react";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { styled } from "styled-components";
import { IconButton } from "../actions/icon-button.tsx";
import { Icon } from "../icons/icon.tsx";
import { color } from "../theme/tokens.ts";
import { Field, type FieldProps } from "./field.tsx";
import { splitFieldProps } from "./split-field-props.ts";
import { Input } from "./text-field.tsx";
import { useEarlyInput } from "./use-early-input.ts";

const Frame = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 14px;
    transform: translateY(-50%);
    color: ${color.muted};
    pointer-events: none;
  }
  input {
    padding-inline: 44px;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  button {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 2px;
    transform: translateY(-50%);
  }
`;

interface SearchFieldProps extends FieldProps, Omit<ComponentPropsWithoutRef<"input">, "value" | "onChange"> {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  clearLabel: string;
}

/** Filters while typing; Escape and the cross clear it. The label is for screen readers unless `hideLabel={false}`. */
export const SearchField = ({ value, onValueChange, clearLabel, hideLabel = true, ...props }: SearchFieldProps) => {
  const input = useEarlyInput<HTMLInputElement>(value, onValueChange);
  const { field, control } = splitFieldProps({ ...props, hideLabel });
  const clear = () => {
    onValueChange("");
    input.current?.focus();
  };
  return (
    <Field {...field}>
      {(link) => (
        <Frame>
          <Icon of={Search} />
          <Input
            {...control}
            {...link}
            ref={input}
            type="search"
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={(event) => event.key === "Escape" && clear()}
          />
          {value && <IconButton label={clearLabel} icon={<Icon of={X} size={18} />} onClick={clear} />}
        </Frame>
      )}
    </Field>
  );
};
