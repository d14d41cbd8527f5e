import { useEnteredHolidays } from "@legal/domain-ui/entered-holidays";
import { HOLIDAY_CALENDAR, MATTERS, type MatterId } from "@legal/legal-rules";
import {
  courtNote,
  errorSentence,
  formatPeriod,
  matterName,
  ruleDerivedNote,
  type LegalTexts,
} from "@legal/legal-rules/texts";
import { SEPARATOR, Stack, Text, TextField, useEarlyInput } from "@legal/ui";
import { paths, TextLink } from "@legal/web-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Answer } from "../../../calculation/answer.tsx";
import { CalculationTexts, useCalculationTexts } from "../../../calculation/calculation-texts.tsx";
import { CheckedOn } from "../../../calculation/checked-on.tsx";
import { ChoiceField } from "../../../calculation/choice-field.tsx";
import { checkedOnOf, usualDeadlineOf } from "../../../calculation/deadline-of.ts";
import { TimeLeft } from "../../../calculation/time-left.tsx";
import { useBrokenDates } from "../../../calculation/use-broken-dates.ts";
import { useDayHint } from "../../../calculation/use-day-hint.ts";
import { useDayLabel } from "../../../calculation/use-day-label.ts";
import { useLongDate } from "../../../calculation/use-long-date.ts";

/** The page lists other periods too: a date alone would not say which of them it counts. */
const labelOf = (matter: MatterId, texts: LegalTexts): string =>
  `${matterName(matter, texts)}: ${formatPeriod(MATTERS[matter].period, texts)}`;

const Due = ({ matter, dueDate }: { matter: MatterId; dueDate: string }) => {
  const longDate = useLongDate();
  const texts = useCalculationTexts();
  const ruleDerived = ruleDerivedNote(dueDate, texts);
  return (
    <>
      <Text as="span" $size={22} $strong>
        <FormattedMessage id="tools.deadline.until" values={{ date: longDate(dueDate) }} />
      </Text>
      <Text as="span" $size={15}>
        <TimeLeft dueDate={dueDate} /> {ruleDerived} {courtNote(texts)}
      </Text>
      <Text as="span" $size={13} $tone="muted">
        <FormattedMessage id="tools.holidayData" values={{ version: HOLIDAY_CALENDAR.version }} />
        {SEPARATOR}
        <CheckedOn date={checkedOnOf(MATTERS[matter])} />
      </Text>
    </>
  );
};

const DateOfPaper = ({ matters }: DeadlineDateProps) => {
  const { formatMessage } = useIntl();
  const texts = useCalculationTexts();
  const dayLabel = useDayLabel();
  const dayHint = useDayHint();
  const [matter, setMatter] = useState(matters[0]);
  const [date, setDate] = useState("");
  const matterField = useEarlyInput<HTMLSelectElement>(matter ?? "", (early) => setMatter(early as MatterId));
  const dateField = useEarlyInput<HTMLInputElement>(date, setDate);
  const { broken, look } = useBrokenDates();
  const extraHolidays = useEnteredHolidays();
  const electronicHint = (id: MatterId) =>
    MATTERS[id].modes.includes("electronic-opened") ? formatMessage({ id: "tools.box.electronic" }) : undefined;
  if (matter === undefined) return null;
  const { value, error } = date === "" ? {} : usualDeadlineOf(matter, date, extraHolidays);
  return (
    <Stack $gap={3}>
      <Text $strong>
        <FormattedMessage id="tools.box.deadline" />
      </Text>
      {matters.length > 1 ? (
        <ChoiceField
          ref={matterField}
          label={formatMessage({ id: "tools.box.period" })}
          value={matter}
          options={matters.map((id) => ({ value: id, label: labelOf(id, texts) }))}
          onChange={({ target }) => setMatter(target.value as MatterId)}
        />
      ) : (
        <Text $size={15}>{labelOf(matter, texts)}</Text>
      )}
      <TextField
        ref={dateField}
        type="date"
        name="date"
        label={dayLabel(MATTERS[matter], MATTERS[matter].modes[0] ?? "ordinary")}
        hint={dayHint(matter) ?? electronicHint(matter)}
        value={date}
        onChange={({ target }) => setDate(target.value)}
        onInput={look}
        onBlur={look}
        error={broken.size > 0 ? errorSentence({ code: "DATE_INVALID" }, texts) : error && errorSentence(error, texts)}
      />
      <Answer>{broken.size === 0 && value && <Due matter={matter} dueDate={value.dueDate} />}</Answer>
      <p>
        <TextLink to={paths.tool("deadline", { matter, date: value && date })}>
          <FormattedMessage id="tools.box.more" />
        </TextLink>
      </p>
    </Stack>
  );
};

export interface DeadlineDateProps {
  /** The periods that threaten the readers of this page, the likeliest first. */
  matters: readonly MatterId[];
}

/** A date goes in, and the due date comes out, for a paper that came the usual way. */
export const DeadlineDate = (props: DeadlineDateProps) => (
  <CalculationTexts>
    <DateOfPaper {...props} />
  </CalculationTexts>
);
