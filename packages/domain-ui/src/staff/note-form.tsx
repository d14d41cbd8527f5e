import { useState, type FormEvent } from "react";
import { isVisible, NOTE_MAX_LENGTH } from "@legal/contracts/constants";
import { Button, Row, Stack, TextArea } from "@legal/ui";
import { useDraft, useErrorText } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";

interface NoteFormProps {
  label: string;
  /** Where the text is kept until it is saved: the dialog around the form may be closed at any time. */
  draftKey: string;
  initial?: string;
  /** Rejects with why the note could not be saved; the text stays. */
  onSave: (content: string) => Promise<unknown>;
  /** Without it the form stays, empty again. */
  onClose?: () => void;
}

/** Where a note is written or edited. */
export const NoteForm = ({ label, draftKey, initial = "", onSave, onClose }: NoteFormProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [content, changeContent] = useDraft(draftKey, initial);
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);

  const end = () => {
    changeContent(initial);
    onClose?.();
  };
  const save = async () => {
    if (saving) return;
    if (!isVisible(content)) return setProblem(formatMessage({ id: "staff.note.required" }));
    setSaving(true);
    try {
      await onSave(content);
      setProblem(undefined);
      end();
    } catch (error) {
      setProblem(errorText(error, formatMessage({ id: "staff.note.failed" })));
    } finally {
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack $gap={2}>
        <TextArea
          label={label}
          hideLabel
          rows={3}
          maxLength={NOTE_MAX_LENGTH}
          placeholder={formatMessage({ id: "staff.note.placeholder" })}
          value={content}
          error={problem}
          onChange={({ target }) => changeContent(target.value)}
        />
        <Row $gap={2} $justify="end">
          {onClose && (
            <Button size="small" variant="quiet" onClick={end}>
              <FormattedMessage id="staff.cancel" />
            </Button>
          )}
          <Button type="submit" size="small" loading={saving}>
            <FormattedMessage id={onClose ? "staff.save" : "staff.note.add"} />
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
