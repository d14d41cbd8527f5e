import type { AnswerValue } from "@legal/document-types";
import type { ReactNode } from "react";
import type { Typed } from "../../answers/typed-answer.ts";

/** What the control of any question is given. */
export interface ControlProps {
  id: string;
  label: string;
  labelNote?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  value: AnswerValue | undefined;
  disabled: boolean;
  onChange: (value: Typed) => void;
  onFocus: () => void;
  onBlur: () => void;
}
