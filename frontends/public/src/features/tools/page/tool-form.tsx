import { Stack } from "@legal/ui";
import type { ReactNode, RefObject } from "react";

interface ToolFormProps {
  form: RefObject<HTMLFormElement | null>;
  label: string;
  children: ReactNode;
}

/** The entries of a calculator. Nothing is sent: the result follows each of them. */
export const ToolForm = ({ form, label, children }: ToolFormProps) => (
  // `dialog`: Enter before the page has come to life must not load it again.
  <form ref={form} method="dialog" aria-label={label} noValidate onSubmit={(event) => event.preventDefault()}>
    <Stack $gap={5}>{children}</Stack>
  </form>
);
