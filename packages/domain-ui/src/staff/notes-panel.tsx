import type { ChatRoom } from "@legal/contracts";
import { Button, EmptyState, ErrorState, SkeletonList, Stack, Text } from "@legal/ui";
import { privateKey, useErrorText, useIntentKeys, useSession } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { NoteForm } from "./note-form.tsx";
import { NoteItem } from "./note-item.tsx";
import { useAddNoteMutation, useNotesInfiniteQuery } from "./notes-api.ts";

const NoteList = ({ roomId }: { roomId: string }) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { user } = useSession();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotesInfiniteQuery(roomId);
  if (!data && !error) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={2} height="84px" />;
  const notes = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack $gap={3}>
      {error && (
        <ErrorState
          headingLevel={3}
          title={formatMessage({ id: "staff.notes.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {data && notes.length === 0 && (
        <EmptyState
          headingLevel={3}
          title={formatMessage({ id: "staff.notes.empty" })}
          description={formatMessage({ id: "staff.notes.empty.hint" })}
        />
      )}
      <Stack as="ul" $gap={2}>
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} own={note.authorId === user?.id} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="quiet" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          <FormattedMessage id="staff.notes.more" />
        </Button>
      )}
    </Stack>
  );
};

const Notes = ({ roomId }: { roomId: string }) => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const [addNote] = useAddNoteMutation();
  const { keyOf, forget } = useIntentKeys();
  const save = async (content: string) => {
    await addNote({ roomId, content, idempotencyKey: keyOf(content) }).unwrap();
    forget(content);
  };
  return (
    <Stack $gap={4}>
      <Text $size={13} $tone="muted">
        <FormattedMessage id="staff.notes.private" />
      </Text>
      <NoteForm
        draftKey={privateKey(user?.id, `note:${roomId}`)}
        label={formatMessage({ id: "staff.note.new" })}
        onSave={save}
      />
      <NoteList roomId={roomId} />
    </Stack>
  );
};

/** Staff's notes on a case; its customer never sees them, who may be staff too. */
export const NotesPanel = ({ room }: { room: Pick<ChatRoom, "id" | "userId"> }) => {
  const { user } = useSession();
  if (room.userId !== user?.id) return <Notes roomId={room.id} />;
  return (
    <Text $size={15} $tone="muted">
      <FormattedMessage id="staff.notes.ownCase" />
    </Text>
  );
};
