import { useState, type ComponentPropsWithRef } from "react";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { styled } from "styled-components";
import { IconButton } from "../actions/icon-button.tsx";
import { Icon } from "../icons/icon.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { splitFieldProps } from "./split-field-props.ts";
import { Input } from "./text-field.tsx";

const Frame = styled.div`
  position: relative;

  input {
    padding-inline-end: 48px;
  }
  button {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-end: 1px;
  }
`;

type PasswordFieldProps = FieldProps & ComponentPropsWithRef<"input"> & { showLabel: string; hideLabelText: string };

/** A password that may be looked at before it is sent. */
export const PasswordField = ({ showLabel, hideLabelText, ...props }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(link) => (
        <Frame>
          <Input {...control} {...link} type={shown ? "text" : "password"} autoCapitalize="none" spellCheck={false} />
          <IconButton
            label={shown ? hideLabelText : showLabel}
            icon={<Icon of={shown ? EyeOff : Eye} />}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </Frame>
      )}
    </Field>
  );
};
