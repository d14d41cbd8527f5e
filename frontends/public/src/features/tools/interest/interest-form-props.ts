import type { useInputs } from "../page/use-inputs.ts";

export interface InterestFormProps {
  tool: ReturnType<typeof useInputs<string>>;
  /** What is wrong, by field. */
  errors: Partial<Record<string, string>>;
}
