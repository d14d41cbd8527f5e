import { COURTS } from "@legal/legal-rules/courts";
import { TextField } from "@legal/ui";
import { useId } from "react";
import type { ControlProps } from "./control-props.ts";

/** Proposes the courts by their whole names. */
export const CourtControl = ({ value, onChange, labelNote, ...rest }: ControlProps) => {
  const list = useId();
  return (
    <>
      <TextField
        {...rest}
        {...(labelNote && { labelNote })}
        lang="ko"
        list={list}
        autoComplete="off"
        maxLength={60}
        value={typeof value === "string" ? value : ""}
        onChange={({ target }) => onChange(target.value || null)}
      />
      <datalist id={list} lang="ko">
        {COURTS.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
};
