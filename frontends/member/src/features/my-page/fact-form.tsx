import { Button, TextField } from "@legal/ui";
import { useErrorText, useToast } from "@legal/web-kit";
import { useForm } from "@legal/web-kit/form";
import type { HTMLInputAutoCompleteAttribute } from "react";
import { FormattedMessage, useIntl } from "react-intl";

interface FactFormProps {
  /** As the server's schema and the texts name it. */
  name: "displayName" | "email" | "phone";
  value: string;
  type?: "email" | "tel";
  autoComplete: HTMLInputAutoCompleteAttribute;
  /** What is wrong with the value, in the reader's language. */
  problemOf: (value: string) => string | undefined;
  onSave: (value: string) => Promise<unknown>;
}

/** One fact of the reader's account, saved by itself. */
export const FactForm = ({ name, value, problemOf, onSave, ...input }: FactFormProps) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const form = useForm({
    initial: { [name]: value },
    validate: (values) => {
      const problem = problemOf((values[name] ?? "").trim());
      return problem === undefined ? {} : { [name]: problem };
    },
    onSubmit: async (values) => {
      const saved = (values[name] ?? "").trim();
      await onSave(saved);
      toast({ title: formatMessage({ id: `myPage.fact.${name}.saved` }, { value: saved }) });
    },
    onFailure: (error, isAtField) => {
      if (isAtField) return;
      const title = formatMessage({ id: `myPage.fact.${name}.failed` });
      toast({ title, description: errorText(error), variant: "destructive" });
    },
  });
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <TextField
        {...form.field(name)}
        {...input}
        label={formatMessage({ id: `myPage.fact.${name}` })}
        hint={formatMessage({ id: `myPage.fact.${name}.hint` })}
        action={
          <Button type="submit" variant="quiet" loading={form.submitting}>
            <FormattedMessage id={`myPage.fact.${name}.save`} />
          </Button>
        }
      />
    </form>
  );
};
