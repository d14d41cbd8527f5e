import { DEEMED_AFTER, HOLIDAY_CALENDAR, UNITS } from "@legal/legal-rules";
import { formatPeriod, matterName, modeDateName, modeName } from "@legal/legal-rules/texts";
import { Checkbox, space, Text, TextField } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useCalculationTexts } from "../../../calculation/calculation-texts.tsx";
import { ChoiceField } from "../../../calculation/choice-field.tsx";
import { useDayHint } from "../../../calculation/use-day-hint.ts";
import { useDayLabel } from "../../../calculation/use-day-label.ts";
import { ToolForm } from "../page/tool-form.tsx";
import type { useInputs } from "../page/use-inputs.ts";
import {
  DEFAULT_EXTENSION,
  isExtendedFreely,
  longestOf,
  matterOf,
  modeOf,
  modesOf,
  type DeadlineField,
} from "./deadline-inputs.ts";
import { PaperChoice } from "./paper-choice.tsx";
import { isPaper, OTHER_MATTERS, OWN_PERIOD } from "./papers.ts";

interface DeadlineFormProps {
  tool: ReturnType<typeof useInputs<DeadlineField>>;
  /** What is wrong, by field. */
  errors: Partial<Record<DeadlineField, string>>;
}

const { from, to } = HOLIDAY_CALENDAR;

const OtherMatter = ({ tool, errors }: DeadlineFormProps) => {
  const { formatMessage } = useIntl();
  const texts = useCalculationTexts();
  return (
    <ChoiceField
      {...tool.field("matter")}
      label={formatMessage({ id: "tools.deadline.other" })}
      options={[
        { value: "other", label: formatMessage({ id: "tools.deadline.choose" }) },
        { value: OWN_PERIOD, label: formatMessage({ id: "tools.deadline.ownPeriod" }) },
        ...OTHER_MATTERS.map((id) => ({ value: id, label: matterName(id, texts) })),
      ]}
      error={errors.matter}
    />
  );
};

/** A number and its unit, whose words stay readable beside it. */
const Length = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(7rem, auto);
  gap: ${space(3)};
  align-items: start;
`;

const useUnits = () => {
  const { formatMessage } = useIntl();
  return UNITS.map((unit) => ({ value: unit, label: formatMessage({ id: `tools.unit.${unit}` }) }));
};

const OwnPeriod = ({ tool, errors }: DeadlineFormProps) => {
  const { formatMessage } = useIntl();
  const units = useUnits();
  return (
    <Length>
      <TextField
        {...tool.field("n")}
        label={formatMessage({ id: "tools.deadline.length" })}
        inputMode="numeric"
        error={errors.n}
      />
      <ChoiceField {...tool.field("unit")} label={formatMessage({ id: "tools.deadline.unit" })} options={units} />
    </Length>
  );
};

const Mode = ({ tool, errors }: DeadlineFormProps) => {
  const { formatMessage } = useIntl();
  const texts = useCalculationTexts();
  const modes = modesOf(tool.inputs);
  if (modes.length === 1 && !errors.mode) return null;
  return (
    <ChoiceField
      {...tool.field("mode")}
      value={modeOf(tool.inputs)}
      label={formatMessage({ id: "tools.deadline.mode" })}
      options={modes.map((mode) => ({ value: mode, label: modeName(mode, texts) }))}
      error={errors.mode}
    />
  );
};

/** As long as the court has said. */
const FreeExtension = ({ tool, errors }: DeadlineFormProps) => {
  const { formatMessage } = useIntl();
  const units = useUnits();
  return (
    <Length>
      <TextField
        {...tool.field("more")}
        label={formatMessage({ id: "tools.deadline.more" })}
        labelNote={formatMessage({ id: "site.optional" })}
        inputMode="numeric"
        error={errors.extended}
      />
      <ChoiceField {...tool.field("moreUnit")} label={formatMessage({ id: "tools.deadline.unit" })} options={units} />
    </Length>
  );
};

const Extension = ({ tool, errors }: DeadlineFormProps) => {
  const texts = useCalculationTexts();
  if (isExtendedFreely(tool.inputs)) return <FreeExtension tool={tool} errors={errors} />;
  const longest = longestOf(tool.inputs);
  if (!longest && !errors.extended) return null;
  return (
    <div>
      <Checkbox
        name="extended"
        checked={tool.inputs.extended !== ""}
        onChange={({ target }) => tool.set({ extended: target.checked ? "yes" : "" })}
        label={
          <FormattedMessage
            id="tools.deadline.extended"
            values={{ period: formatPeriod(longest ?? DEFAULT_EXTENSION, texts) }}
          />
        }
      />
      {errors.extended && (
        <Text $size={13} $tone="danger" role="alert">
          {errors.extended}
        </Text>
      )}
    </div>
  );
};

/** What came, how, and when; more only where the paper asks for it. */
export const DeadlineForm = ({ tool, errors }: DeadlineFormProps) => {
  const { formatMessage } = useIntl();
  const texts = useCalculationTexts();
  const dayLabel = useDayLabel();
  const dayHint = useDayHint();
  const { inputs } = tool;
  const isOther = inputs.matter !== "" && !isPaper(inputs.matter);
  const mode = inputs.matter === "" ? "ordinary" : modeOf(inputs);
  return (
    <ToolForm form={tool.form} label={formatMessage({ id: "tools.deadline.title" })}>
      <PaperChoice
        matter={inputs.matter}
        onChoose={(matter) => tool.set({ matter, mode: "", extended: "", more: "" })}
      />
      {isOther && <OtherMatter tool={tool} errors={errors} />}
      {inputs.matter === OWN_PERIOD && <OwnPeriod tool={tool} errors={errors} />}
      <TextField
        {...tool.dateField("date")}
        label={dayLabel(matterOf(inputs), mode)}
        hint={dayHint(inputs.matter)}
        min={from}
        max={to}
        error={errors.date}
      />
      {inputs.matter !== "" && <Mode tool={tool} errors={errors} />}
      {mode === "electronic-opened" && (
        <TextField
          {...tool.dateField("noticed")}
          label={modeDateName("electronic-unopened", texts)}
          labelNote={formatMessage({ id: "site.optional" })}
          hint={formatMessage({ id: "tools.deadline.noticedHint" }, { period: formatPeriod(DEEMED_AFTER, texts) })}
          min={from}
          max={to}
          error={errors.noticed}
        />
      )}
      <Extension tool={tool} errors={errors} />
    </ToolForm>
  );
};
