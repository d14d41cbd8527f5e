import type { HolidayChange } from "@legal/contracts";
import { HOLIDAY_NAME_MAX } from "@legal/contracts/constants";
import { HOLIDAY_CALENDAR } from "@legal/legal-rules";
import { Button, Card, FormError, Heading, media, space, Stack, TextField } from "@legal/ui";
import { privateKey, useDraft, useErrorText, useSession, useToast } from "@legal/web-kit";
import { useForm } from "@legal/web-kit/form";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useAddHolidayMutation, useRemoveHolidayMutation } from "../../api/holidays-api.ts";

const Fields = styled.div`
  display: grid;
  gap: ${space(3)};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: 200px minmax(0, 1fr);
  }
`;

type OnChange = (change: HolidayChange) => void;

/** Enters a day, which can be taken back; the name is kept until then. */
const useHolidayForm = (onChange: OnChange) => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [name, keepName] = useDraft(privateKey(user?.id ?? "", "holiday-name"));
  const [failure, setFailure] = useState<string>();
  const [add] = useAddHolidayMutation();
  const [remove] = useRemoveHolidayMutation();
  const takeBack = async (date: string) => {
    const { data, error } = await remove(date);
    if (data) {
      onChange(data);
      toast({ title: formatMessage({ id: "staff.undone" }) });
    } else {
      const description = errorText(error, formatMessage({ id: "admin.holidays.saveFailed" }));
      toast({ title: formatMessage({ id: "admin.error" }), description, variant: "destructive" });
    }
  };
  const form = useForm({
    initial: { date: "", name },
    validate: (values) => ({
      ...(values.date === "" && { date: formatMessage({ id: "admin.holidays.date.required" }) }),
      ...(values.name.trim() === "" && { name: formatMessage({ id: "admin.holidays.name.required" }) }),
    }),
    onSubmit: async (values) => {
      setFailure(undefined);
      onChange(await add(values).unwrap());
      toast({
        title: formatMessage({ id: "admin.holidays.added" }, { name: values.name }),
        action: { label: formatMessage({ id: "staff.undo" }), run: () => void takeBack(values.date) },
      });
      keepName("");
      form.setValue("name", "");
      form.setValue("date", "");
      form.clearErrors();
    },
    onFailure: (error, isAtField) =>
      setFailure(isAtField ? undefined : errorText(error, formatMessage({ id: "admin.holidays.saveFailed" }))),
  });
  return { form, failure, keepName };
};

/** Where a temporary holiday is entered; open deadlines then move by themselves. */
export const HolidayForm = ({ onChange }: { onChange: OnChange }) => {
  const { formatMessage } = useIntl();
  const { form, failure, keepName } = useHolidayForm(onChange);
  const nameField = form.field("name");
  return (
    <Card as="section">
      <form onSubmit={form.handleSubmit} noValidate>
        <Stack $gap={4}>
          <Heading level={2} size={16}>
            <FormattedMessage id="admin.holidays.add" />
          </Heading>
          <Fields>
            <TextField
              {...form.field("date")}
              type="date"
              min={HOLIDAY_CALENDAR.from}
              max={HOLIDAY_CALENDAR.to}
              label={formatMessage({ id: "admin.holidays.date" })}
            />
            <TextField
              {...nameField}
              label={formatMessage({ id: "admin.holidays.name" })}
              hint={formatMessage({ id: "admin.holidays.name.hint" })}
              maxLength={HOLIDAY_NAME_MAX}
              autoComplete="off"
              onChange={(event) => {
                nameField.onChange(event);
                keepName(event.target.value);
              }}
            />
          </Fields>
          {failure && <FormError title={failure} />}
          <div>
            <Button type="submit" size="small" loading={form.submitting}>
              <FormattedMessage id="admin.holidays.add.confirm" />
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
};
