import type { FieldProps } from "./field.tsx";

/** Parts what belongs to the frame around a control from what belongs to the control itself. */
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
