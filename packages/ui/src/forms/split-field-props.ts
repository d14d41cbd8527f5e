import type { FieldProps } from "./field.tsx";

/** Separates the props of the frame around a control from those of the control. */
export const splitFieldProps = <P extends FieldProps & { id?: string | undefined }>(props: P) => {
  const { label, hideLabel, labelNote, hint, error, id, ...control } = props;
  return {
    field: {
      label,
      id,
      ...(hideLabel !== undefined && { hideLabel }),
      ...(labelNote !== undefined && { labelNote }),
      ...(hint !== undefined && { hint }),
      error,
    },
    control,
  };
};
