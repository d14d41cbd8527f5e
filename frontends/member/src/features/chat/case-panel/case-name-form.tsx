import type { ChatRoom } from "@legal/contracts";
import { CASE_NAME_MAX } from "@legal/contracts/constants";
import { Button, Row, Stack, TextField } from "@legal/ui";
import { useDraft, useErrorText } from "@legal/web-kit";
import { useForm } from "@legal/web-kit/form";
import { useState, type KeyboardEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSetCaseNameMutation } from "./case-api.ts";

interface CaseNameFormProps {
  room: ChatRoom;
  /** Where the name is kept until it is saved: the dialog around the form may be closed at any time. */
  draftKey: string;
  onEnd: () => void;
}

/** Saves with Enter, gives up with Escape; an empty name removes it. */
export const CaseNameForm = ({ room, draftKey, onEnd }: CaseNameFormProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [setCaseName] = useSetCaseNameMutation();
  const [failure, setFailure] = useState<string>();
  const saved = room.caseName ?? "";
  const [draft, changeDraft] = useDraft(draftKey, saved);
  const end = () => {
    changeDraft(saved);
    onEnd();
  };
  const form = useForm({
    initial: { caseName: draft },
    validate: () => ({}),
    onSubmit: async ({ caseName }) => {
      setFailure(undefined);
      await setCaseName({ id: room.id, caseName }).unwrap();
      end();
    },
    onFailure: (error, isAtField) => setFailure(isAtField ? undefined : errorText(error)),
  });
  const field = form.field("caseName");
  const endOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // The dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <Stack $gap={2}>
        <TextField
          {...field}
          error={failure ?? field.error}
          label={formatMessage({ id: "chat.case.name" })}
          hideLabel
          hint={formatMessage({ id: "chat.case.name.hint" })}
          maxLength={CASE_NAME_MAX}
          autoComplete="off"
          onChange={(event) => {
            field.onChange(event);
            changeDraft(event.target.value);
          }}
          onKeyDown={endOnEscape}
        />
        <Row $gap={2} $justify="end">
          <Button type="button" variant="quiet" size="small" onClick={end}>
            <FormattedMessage id="chat.case.name.cancel" />
          </Button>
          <Button type="submit" size="small" loading={form.submitting}>
            <FormattedMessage id="chat.case.name.save" />
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
