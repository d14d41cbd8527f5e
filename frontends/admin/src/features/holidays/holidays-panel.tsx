import type { HolidayChange } from "@legal/contracts";
import { useEnteredHolidaysQuery } from "@legal/domain-ui/case-deadlines";
import { useSeoulToday } from "@legal/domain-ui/deadlines";
import { HOLIDAY_CALENDAR } from "@legal/legal-rules";
import { ErrorState, SelectField, SkeletonList, Stack, Text } from "@legal/ui";
import { useErrorText, useFormat } from "@legal/web-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { HolidayForm } from "./holiday-form.tsx";
import { HolidayList } from "./holiday-list.tsx";
import { MovedDeadlines } from "./moved-deadlines.tsx";

const Year = styled.div`
  max-width: 180px;
`;

const yearOf = (date: string) => Number(date.slice(0, 4));
const FIRST = yearOf(HOLIDAY_CALENDAR.from);
const LAST = yearOf(HOLIDAY_CALENDAR.to);
const YEARS = Array.from({ length: LAST - FIRST + 1 }, (_, index) => LAST - index);

/** The days on which no period ends: the calendar's, and those that administrators add when they are proclaimed. */
export const HolidaysPanel = () => {
  const { formatMessage } = useIntl();
  const { calendarDate } = useFormat();
  const errorText = useErrorText();
  const thisYear = yearOf(useSeoulToday());
  const [year, setYear] = useState(Math.min(LAST, thisYear));
  const [change, setChange] = useState<HolidayChange>();
  const { data, error, refetch } = useEnteredHolidaysQuery();
  if (!data && error) {
    return (
      <ErrorState
        title={formatMessage({ id: "admin.holidays.failed" })}
        description={errorText(error)}
        retryLabel={formatMessage({ id: "site.retry" })}
        onRetry={refetch}
      />
    );
  }
  if (!data) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={6} height="56px" />;
  return (
    <Stack $gap={6}>
      <Text $size={15} $tone="muted">
        <FormattedMessage
          id="admin.holidays.about"
          values={{
            date: calendarDate(HOLIDAY_CALENDAR.checkedOn),
            source: <span lang="ko">{HOLIDAY_CALENDAR.source}</span>,
          }}
        />
      </Text>
      <HolidayForm onChange={setChange} />
      <div aria-live="polite">{change && <MovedDeadlines change={change} />}</div>
      <Stack $gap={3}>
        <Year>
          <SelectField
            label={formatMessage({ id: "admin.holidays.year" })}
            value={year}
            onChange={({ target }) => setYear(Number(target.value))}
          >
            {YEARS.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
        </Year>
        {`${year}-01-01` >= HOLIDAY_CALENDAR.ruleOnlyFrom && (
          <Text $size={15} $tone="muted">
            <FormattedMessage id="admin.holidays.ruleOnly" />
          </Text>
        )}
        <HolidayList year={year} entered={data} onChange={setChange} />
      </Stack>
    </Stack>
  );
};
