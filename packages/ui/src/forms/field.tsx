import { useId, type ReactNode } from "react";
import CircleAlert from "lucide-react/icons/circle-alert";
import { styled } from "styled-components";
import { Icon } from "../icons/icon.tsx";
import { visuallyHidden } from "../layout/visually-hidden.tsx";
import { color, fontSize, space } from "../theme/tokens.ts";

export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Beside the label, e.g. "선택". */
  labelNote?: string;
  hint?: ReactNode;
  error?: string | undefined;
}

export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

const Root = styled.div`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;
`;

const Label = styled.label<{ $hidden: boolean }>`
  font-size: ${fontSize[15]};
  font-weight: 600;
  ${({ $hidden }) => $hidden && visuallyHidden}

  small {
    margin-inline-start: ${space(1.5)};
    color: ${color.muted};
    font-size: ${fontSize[13]};
    font-weight: 400;
  }
`;

const Hint = styled.div`
  color: ${color.muted};
  font-size: ${fontSize[13]};
`;

const FieldError = styled.p`
  display: flex;
  gap: ${space(1.5)};
  color: ${color.danger};
  font-size: ${fontSize[13]};
  font-weight: 500;

  svg {
    margin-block-start: 0.2em;
  }
`;

/** Label, hint and error around a control, tied together for assistive technology. */
export const Field = ({
  id,
  label,
  hideLabel = false,
  labelNote,
  hint,
  error,
  children,
}: FieldProps & { id?: string | undefined; children: (control: FieldControl) => ReactNode }) => {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ") || undefined;
  return (
    <Root>
      <Label htmlFor={controlId} $hidden={hideLabel}>
        {label}
        {labelNote && <small>{labelNote}</small>}
      </Label>
      {children({ id: controlId, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      {error && (
        <FieldError id={errorId}>
          <Icon of={CircleAlert} size={15} />
          {error}
        </FieldError>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Root>
  );
};
