import { DISPLAY_NAME_MAX, isVisible } from "@legal/contracts/constants";
import { validationMessage } from "@legal/i18n";
import { Button, TextField } from "@legal/ui";
import { useErrorText, useLanguage, useToast } from "@legal/web-kit";
import { useForm } from "@legal/web-kit/form";
import { FormattedMessage, useIntl } from "react-intl";
import { useUpdateMeMutation } from "./account-api.ts";

const problemOf = (name: string) => {
  if (!isVisible(name)) return "displayName.required";
  return name.length > DISPLAY_NAME_MAX ? "displayName.max" : undefined;
};

/** How the reader is called on the site and by the office. */
export const NameForm = ({ displayName }: { displayName: string }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [updateMe] = useUpdateMeMutation();
  const form = useForm({
    initial: { displayName },
    validate: (values) => {
      const problem = problemOf(values.displayName.trim());
      return problem ? { displayName: validationMessage(problem, language) } : {};
    },
    onSubmit: async (values) => {
      await updateMe({ displayName: values.displayName.trim() }).unwrap();
      toast({ title: formatMessage({ id: "myPage.name.saved" }) });
    },
    onFailure: (error) =>
      toast({
        title: formatMessage({ id: "myPage.name.failed" }),
        description: errorText(error),
        variant: "destructive",
      }),
  });
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <TextField
        {...form.field("displayName")}
        label={formatMessage({ id: "myPage.name" })}
        hint={formatMessage({ id: "myPage.name.hint" })}
        autoComplete="nickname"
        action={
          <Button type="submit" variant="quiet" loading={form.submitting}>
            <FormattedMessage id="myPage.name.save" />
          </Button>
        }
      />
    </form>
  );
};
