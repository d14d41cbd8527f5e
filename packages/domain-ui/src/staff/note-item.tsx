import { useState } from "react";
import type { CaseNote } from "@legal/contracts";
import {
  Button,
  color,
  Icon,
  IconButton,
  InlineFacts,
  radius,
  Row,
  space,
  Stack,
  Text,
  useFocusAfterChange,
} from "@legal/ui";
import { isApiError, privateKey, readStored, useErrorText, useFormat, useToast } from "@legal/web-kit";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { NoteWords } from "./mentions/note-words.tsx";
import { NoteForm } from "./note-form.tsx";
import { useDeleteNoteMutation, useEditNoteMutation } from "./notes-api.ts";

const Root = styled.li`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

/** As wide as its buttons, however long the name beside it. */
const Buttons = styled(Row)`
  flex: none;
`;

type Mode = "read" | "edit" | "confirm";

/** Where the keys go on: in the text, at the harmless answer, at the first button. */
const FOCUSED = { read: "button", edit: "textarea", confirm: "[data-confirm] button" } as const satisfies Record<
  Mode,
  string
>;

const Confirm = ({ note, onClose }: { note: CaseNote; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [deleteNote] = useDeleteNoteMutation();
  const remove = async () => {
    const { error } = await deleteNote({ roomId: note.chatRoomId, noteId: note.id });
    if (!error) return;
    const description = errorText(error, formatMessage({ id: "staff.note.failed" }));
    toast({ title: formatMessage({ id: "staff.error" }), description, variant: "destructive" });
    onClose();
  };
  return (
    <Row data-confirm $gap={2} $justify="end">
      <Text $size={13}>
        <FormattedMessage id="staff.note.confirm" />
      </Text>
      <Row $gap={2}>
        <Button size="small" variant="quiet" onClick={onClose}>
          <FormattedMessage id="staff.cancel" />
        </Button>
        <Button size="small" onClick={remove}>
          <FormattedMessage id="staff.delete" />
        </Button>
      </Row>
    </Row>
  );
};

const Head = ({ note, own, onMode }: { note: CaseNote; own: boolean; onMode: (mode: Mode) => void }) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  return (
    <Row $gap={2} $justify="space-between" $wrap={false}>
      <Text as={InlineFacts} $size={13} $tone="muted">
        <strong>{note.authorName ?? formatMessage({ id: "staff.gone" })}</strong>
        <time dateTime={note.createdAt}>{dateTime(note.createdAt)}</time>
        {note.editedAt && <span>{formatMessage({ id: "staff.note.edited" })}</span>}
      </Text>
      {own && (
        <Buttons $gap={0} $wrap={false}>
          <IconButton
            label={formatMessage({ id: "staff.note.edit" })}
            icon={<Icon of={Pencil} size={16} />}
            onClick={() => onMode("edit")}
          />
          <IconButton
            label={formatMessage({ id: "staff.note.delete" })}
            icon={<Icon of={Trash2} size={16} />}
            onClick={() => onMode("confirm")}
          />
        </Buttons>
      )}
    </Row>
  );
};

interface EditProps {
  note: CaseNote;
  draftKey: string;
  onClose: () => void;
}

/** Where the note was changed meanwhile, in another tab of its author's, it is shown before it is written over. */
const Edit = ({ note, draftKey, onClose }: EditProps) => {
  const { formatMessage } = useIntl();
  const [opened, setOpened] = useState(note.editedAt);
  const [isOutdated, setOutdated] = useState(false);
  const [editNote] = useEditNoteMutation();
  const save = async (content: string) => {
    const seenEditedAt = isOutdated ? note.editedAt : opened;
    try {
      const { editedAt } = await editNote({ roomId: note.chatRoomId, noteId: note.id, content, seenEditedAt }).unwrap();
      setOpened(editedAt);
      setOutdated(false);
    } catch (error) {
      if (isApiError(error) && error.code === "CONFLICT") setOutdated(true);
      throw error;
    }
  };
  return (
    <>
      {isOutdated && <NoteWords note={note} />}
      <NoteForm
        label={formatMessage({ id: "staff.note.edit" })}
        draftKey={draftKey}
        note={note}
        onSave={save}
        onClose={onClose}
      />
    </>
  );
};

/** One note: all staff read it, its author may change or remove it. */
export const NoteItem = ({ note, own }: { note: CaseNote; own: boolean }) => {
  const draftKey = privateKey(note.authorId ?? undefined, `note:${note.id}`);
  const [mode, setMode] = useState<Mode>(own && readStored(draftKey) !== null ? "edit" : "read");
  const root = useFocusAfterChange<HTMLLIElement>(mode, FOCUSED[mode]);
  const close = () => setMode("read");
  return (
    <Root ref={root}>
      <Stack $gap={2}>
        <Head note={note} own={own} onMode={setMode} />
        {mode === "edit" ? <Edit note={note} draftKey={draftKey} onClose={close} /> : <NoteWords note={note} />}
        {mode === "confirm" && <Confirm note={note} onClose={close} />}
      </Stack>
    </Root>
  );
};
