import { useEffect, useRef, useState, type FormEvent } from "react";
import type { CaseNote } from "@legal/contracts";
import { isVisible } from "@legal/contracts/constants";
import { Button, Row, Stack } from "@legal/ui";
import { readStored, useDraft, useErrorText } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { useStaffQuery } from "./case-controls/case-changes-api.ts";
import { handlesOf, toStored, toWritten } from "./mentions/handles.ts";
import { MentionArea } from "./mentions/mention-area.tsx";

interface NoteFormProps {
  label: string;
  /** Where the text is kept until it is saved: the dialog around the form may be closed at any time. */
  draftKey: string;
  /** The note that is edited. */
  note?: Pick<CaseNote, "content" | "mentions">;
  /** Rejects with why the note could not be saved; the text stays. */
  onSave: (content: string) => Promise<unknown>;
  /** Without it the form stays, empty again. */
  onClose?: () => void;
}

const NEW = { content: "" };

/** Where a note is written or edited. */
export const NoteForm = ({ label, draftKey, note = NEW, onSave, onClose }: NoteFormProps) => {
  const { formatMessage } = useIntl();
  const { data: staff = [] } = useStaffQuery();
  const handles = handlesOf(staff, note, formatMessage({ id: "staff.gone" }));
  const [initial] = useState(() => toWritten(note.content, handles));
  const errorText = useErrorText();
  const [content, changeContent] = useDraft(draftKey, initial);
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  /** None once the form is closed. */
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = content;
    return () => {
      shown.current = undefined;
    };
  }, [content]);

  const end = () => {
    changeContent(initial);
    onClose?.();
  };
  const save = async () => {
    if (saving) return;
    if (!isVisible(content)) return setProblem(formatMessage({ id: "staff.note.required" }));
    setSaving(true);
    try {
      await onSave(toStored(content, handles));
      setProblem(undefined);
      // Its writer may have gone on meanwhile, also in another form after this one was closed.
      const newest = shown.current ?? readStored(draftKey) ?? content;
      if (newest === content) end();
      else if (!onClose && newest.startsWith(content)) changeContent(newest.slice(content.length).trimStart());
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
        <MentionArea label={label} text={content} onChange={changeContent} error={problem} handles={handles} />
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
