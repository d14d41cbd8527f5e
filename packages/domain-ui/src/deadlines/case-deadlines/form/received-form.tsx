import type { ChatRoom } from "@legal/contracts";
import { Stack, TextField } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { papersFor, type Paper } from "../usual-matters.ts";
import { DuePreview } from "./due-preview.tsx";
import { FormEnd } from "./form-end.tsx";
import { MatterSelect } from "./matter-select.tsx";
import { useDeadlineForm } from "./use-deadline-form.ts";

/** Where a customer says which paper they received when; the office then checks it. */
export const ReceivedForm = ({ room, onClose }: { room: ChatRoom; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const { form, draft, deadline, problems, failure, isSaving, chooseMatter, set, submit, end } = useDeadlineForm({
    room,
    side: "user",
    onClose,
  });
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack $gap={4}>
        <MatterSelect
          label={formatMessage({ id: "deadlines.paper" })}
          hint={formatMessage({ id: "deadlines.paper.hint" })}
          choice={papersFor(room.serviceType)}
          nameOf={(matter) => formatMessage({ id: `deadlines.paper.${matter as Paper}` })}
          value={draft.matter}
          error={problems.matter}
          onChange={chooseMatter}
        />
        <TextField
          type="date"
          name="service.date"
          min="2000-01-01"
          max="2099-12-31"
          label={formatMessage({ id: "deadlines.received" })}
          hint={formatMessage({ id: "deadlines.received.hint" })}
          value={draft.date}
          error={problems["service.date"]}
          onChange={({ target }) => set({ date: target.value })}
        />
        <DuePreview
          draft={draft}
          deadline={deadline}
          past={<FormattedMessage id="deadlines.past" />}
          showsSteps={false}
        />
        <FormEnd failure={failure} isSaving={isSaving} onCancel={end}>
          <FormattedMessage id="deadlines.send" />
        </FormEnd>
      </Stack>
    </form>
  );
};
