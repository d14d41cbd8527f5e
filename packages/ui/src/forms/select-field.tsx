import type { ComponentPropsWithRef, KeyboardEvent } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { styled } from "styled-components";
import { Icon } from "../icons/icon.tsx";
import { color } from "../theme/tokens.ts";
import { controlStyle } from "./control-style.ts";
import { Field, type FieldProps } from "./field.tsx";
import { splitFieldProps } from "./split-field-props.ts";

const Frame = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 14px;
    transform: translateY(-50%);
    color: ${color.muted};
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyle}
  padding-inline-end: 40px;
  appearance: none;
  cursor: pointer;
`;

type SelectFieldProps = FieldProps &
  ComponentPropsWithRef<"select"> & {
    /** For a choice that is acted on at once. */
    opensByKeys?: boolean;
  };

const STEPS: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

const changesClosed = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && (STEPS.has(key) || key.length === 1);

/** On Windows and Linux such a key chooses in the closed list, each time with a change; of an opened one there is one change, when it closes. */
const openByKey = (event: KeyboardEvent<HTMLSelectElement>) => {
  const { currentTarget: select } = event;
  if (!changesClosed(event)) return;
  try {
    select.showPicker();
    event.preventDefault();
  } catch {
    // A browser that cannot open it keeps its own way.
  }
};

/** The platform's own select in the house look; children are `<option>`s. */
export const SelectField = ({ opensByKeys = false, ...props }: SelectFieldProps) => {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(link) => (
        <Frame>
          <Control {...(opensByKeys && { onKeyDown: openByKey })} {...control} {...link} />
          <Icon of={ChevronDown} size={18} />
        </Frame>
      )}
    </Field>
  );
};
