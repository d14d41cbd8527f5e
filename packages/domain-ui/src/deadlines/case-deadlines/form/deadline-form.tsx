import type { CaseDeadline, ChatRoom } from "@legal/contracts";
import type { ServiceMode } from "@legal/legal-rules";
import { COURT_SET } from "@legal/legal-rules/case-matters";
import { matterName, modeDateName, modeName } from "@legal/legal-rules/texts";
import { SelectField, Stack, Text, TextField } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { useLegalTexts } from "../../use-legal-texts.ts";
import { mattersFor, modesOf } from "../usual-matters.ts";
import { DuePreview } from "./due-preview.tsx";
import { ExtensionField } from "./extension-field.tsx";
import { FormEnd } from "./form-end.tsx";
import { LengthFields } from "./length-fields.tsx";
import { MatterSelect } from "./matter-select.tsx";
import { OutdatedNotice } from "./outdated-notice.tsx";
import { useDeadlineForm } from "./use-deadline-form.ts";

const RANGE = { min: "2000-01-01", max: "2099-12-31" };

interface DeadlineFormProps {
  room: ChatRoom;
  /** The deadline that is changed; without it one is entered. */
  changed?: CaseDeadline | undefined;
  onClose: () => void;
}

/** Where staff state a service: what for, how and when. The due date shows as soon as they are known. */
export const DeadlineForm = ({ room, changed, onClose }: DeadlineFormProps) => {
  const { formatMessage } = useIntl();
  const texts = useLegalTexts();
  const { form, draft, deadline, problems, failure, outdated, asksPast, isSaving, chooseMatter, set, submit, end } =
    useDeadlineForm({
      room,
      changed,
      side: "admin",
      onClose,
    });
  const { matter, mode } = draft;
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack $gap={4}>
        <MatterSelect
          label={formatMessage({ id: "deadlines.matter" })}
          choice={mattersFor(room.serviceType)}
          nameOf={(one) => matterName(one, texts)}
          value={matter}
          error={problems.matter}
          onChange={chooseMatter}
        />
        {matter !== "" && (
          <SelectField
            label={formatMessage({ id: "deadlines.mode" })}
            value={mode}
            error={problems["service.mode"]}
            onChange={({ target }) => set({ mode: target.value as ServiceMode })}
          >
            {modesOf(matter).map((one) => (
              <option key={one} value={one}>
                {modeName(one, texts)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          type="date"
          name="service.date"
          {...RANGE}
          label={modeDateName(mode, texts)}
          value={draft.date}
          error={problems["service.date"]}
          onChange={({ target }) => set({ date: target.value })}
        />
        {mode === "electronic-opened" && (
          <TextField
            type="date"
            name="service.noticeDate"
            {...RANGE}
            label={formatMessage({ id: "deadlines.noticeDate" })}
            labelNote={formatMessage({ id: "deadlines.optional" })}
            hint={formatMessage({ id: "deadlines.noticeDate.hint" })}
            value={draft.noticeDate}
            error={problems["service.noticeDate"]}
            onChange={({ target }) => set({ noticeDate: target.value })}
          />
        )}
        {matter === COURT_SET && (
          <LengthFields
            label={formatMessage({ id: "deadlines.period" })}
            length={draft.periodLength}
            unit={draft.periodUnit}
            error={problems.period}
            onChange={(part) => set("unit" in part ? { periodUnit: part.unit } : { periodLength: part.length })}
          />
        )}
        <ExtensionField draft={draft} error={problems.extension} onChange={set} />
        <DuePreview
          draft={draft}
          deadline={deadline}
          past={<FormattedMessage id="deadlines.past.staff" />}
          showsSteps
        />
        {outdated && <OutdatedNotice {...outdated} />}
        {asksPast && (
          <Text role="alert" $size={15}>
            <FormattedMessage id="deadlines.past.ask" />
          </Text>
        )}
        <FormEnd failure={failure} isSaving={isSaving} onCancel={end}>
          <FormattedMessage id={asksPast ? "deadlines.past.keep" : "deadlines.save"} />
        </FormEnd>
      </Stack>
    </form>
  );
};
