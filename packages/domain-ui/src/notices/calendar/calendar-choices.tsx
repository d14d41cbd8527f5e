import { SelectField, Stack, Switch } from "@legal/ui";
import type { CalendarScope } from "@legal/contracts/constants";
import { useSession } from "@legal/web-kit";
import { useIntl } from "react-intl";

interface Shown {
  scope: CalendarScope;
  detailed: boolean;
}

interface CalendarChoicesProps {
  shown: Shown;
  onChange: (change: Partial<Shown>) => void;
}

/** Whose dates the calendar has, staff only, and whether it says what is due. */
export const CalendarChoices = ({ shown, onChange }: CalendarChoicesProps) => {
  const { formatMessage } = useIntl();
  const { isAdmin } = useSession();
  return (
    <Stack $gap={3}>
      {isAdmin && (
        <SelectField
          label={formatMessage({ id: "notices.calendar.scope" })}
          opensByKeys
          value={shown.scope}
          onChange={({ target }) => onChange({ scope: target.value === "office" ? "office" : "own" })}
        >
          <option value="own">{formatMessage({ id: "notices.calendar.scope.own" })}</option>
          <option value="office">{formatMessage({ id: "notices.calendar.scope.office" })}</option>
        </SelectField>
      )}
      <Switch
        label={formatMessage({ id: "notices.calendar.detailed" })}
        hint={formatMessage({ id: "notices.calendar.detailed.hint" })}
        checked={shown.detailed}
        onChange={({ target }) => onChange({ detailed: target.checked })}
      />
    </Stack>
  );
};
