import type { CaseDeadline, ChatRoom } from "@legal/contracts";
import { COURT_SET } from "@legal/legal-rules/case-matters";
import { matterName } from "@legal/legal-rules/texts";
import { Stack, Text } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { useLegalTexts } from "../../use-legal-texts.ts";
import { mattersFor } from "../usual-matters.ts";
import { DuePreview } from "./due-preview.tsx";
import { ExtensionField } from "./extension-field.tsx";
import { FormEnd } from "./form-end.tsx";
import { LengthFields } from "./length-fields.tsx";
import { MatterSelect } from "./matter-select.tsx";
import { OutdatedNotice } from "./outdated-notice.tsx";
import { ServiceFields } from "./service-fields.tsx";
import { useDeadlineForm } from "./use-deadline-form.ts";

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
  const { matter } = draft;
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
        <ServiceFields draft={draft} problems={problems} onChange={set} />
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
