import { EXHIBIT_FILES_MAX, EXHIBITS_MAX } from "@legal/contracts/constants";
import { attachmentNamesOf, exhibitLabels } from "@legal/document-types";
import { Button, FailureNotice, Row, Stack, Text } from "@legal/ui";
import { useLanguage, useSession } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { useInterview } from "../interview-context.ts";
import { SaveState } from "../save-state.tsx";
import { AddExhibit } from "./add-exhibit.tsx";
import { ExhibitItem } from "./exhibit-item.tsx";
import { ExhibitParts } from "./exhibit-parts.tsx";
import { filesOf } from "../../exhibit-files.ts";
import { joined, partsOf, type ExhibitDraft } from "../../exhibits/exhibit-draft.ts";
import type { Exhibits } from "../../exhibits/use-exhibits.ts";
import { uploadExhibits } from "../../exhibits/upload-exhibit.ts";
import { fileUrlOf } from "../../file-url.ts";

type Draft = readonly ExhibitDraft[];

const moved = (draft: Draft, fileUrl: string, by: 1 | -1): Draft => {
  const from = draft.findIndex((one) => one.fileUrl === fileUrl);
  const [one, other] = [draft[from], draft[from + by]];
  return one && other ? draft.with(from, other).with(from + by, one) : draft;
};

const changed = (draft: Draft, fileUrl: string, part: Partial<ExhibitDraft>): Draft =>
  draft.map((one) => (one.fileUrl === fileUrl ? { ...one, ...part } : one));

const kindOf = ({ kind = "exhibit" }: ExhibitDraft) => kind;

const areOfOneKind = (one: ExhibitDraft, other: ExhibitDraft | undefined): boolean =>
  other !== undefined && kindOf(one) === kindOf(other);

/** Beside one's own arrangement. */
const StoredExhibits = ({ exhibits }: { exhibits: readonly { id: string; label: string; title: string }[] }) => (
  <>
    <p>
      <FormattedMessage id="documents.exhibits.stored" />
    </p>
    <ul lang="ko">
      {exhibits.map(({ id, label, title }) => (
        <li key={id}>{`${label} ${title}`}</li>
      ))}
    </ul>
  </>
);

/** Why they are not stored, and what their writer may do about it. */
const Refusal = ({ exhibits: { failure, disputed, settle, flush } }: { exhibits: Exhibits }) =>
  failure && (
    <Row $gap={3}>
      <FailureNotice>
        {failure}
        {disputed && <StoredExhibits exhibits={disputed} />}
      </FailureNotice>
      {disputed ? (
        <>
          <Button size="small" variant="quiet" onClick={() => settle(false)}>
            <FormattedMessage id="documents.exhibits.theirs" />
          </Button>
          <Button size="small" onClick={() => settle(true)}>
            <FormattedMessage id="documents.exhibits.own" />
          </Button>
        </>
      ) : (
        <Button variant="quiet" onClick={() => void flush()}>
          <FormattedMessage id="site.retry" />
        </Button>
      )}
    </Row>
  );

/** The one before, where both are of one kind, and few enough files to be one. */
const joinable = (one: ExhibitDraft, before: ExhibitDraft | undefined): ExhibitDraft | undefined =>
  before && areOfOneKind(one, before) && partsOf(one).length + partsOf(before).length <= EXHIBIT_FILES_MAX
    ? before
    : undefined;

/** The files that prove what the paper says, in the order in which it cites them. */
export const ExhibitsStep = () => {
  const { document, type, changes, draft: paper, editable, exhibits } = useInterview();
  const { draft, change, state, uploading } = exhibits;
  const { language } = useLanguage();
  const { user } = useSession();
  const upload = (files: readonly File[], to?: string) =>
    void exhibits.add(uploadExhibits(files, { language, reader: user?.id }, document.caseId), to);
  const found = new Map(document.exhibits.flatMap(filesOf).map((file) => [fileUrlOf(file.fileId), file]));
  const labels = exhibitLabels(type, changes.answers, draft);
  const attachments = attachmentNamesOf(type, paper);
  return (
    <Stack $gap={5}>
      <Text $tone="muted">
        <FormattedMessage id="documents.exhibits.about" />
      </Text>
      {attachments.length > 0 && (
        <Text>
          <FormattedMessage
            id="documents.exhibits.attachments"
            values={{ names: <span lang="ko">{attachments.join(", ")}</span> }}
          />
        </Text>
      )}
      {(draft.length > 0 || uploading) && <SaveState state={state} />}
      <Refusal exhibits={exhibits} />
      <Stack as="ol" $gap={4}>
        {draft.map((exhibit, index) => (
          <ExhibitItem
            key={exhibit.fileUrl}
            exhibit={exhibit}
            label={labels[index] ?? ""}
            attachments={attachments}
            first={!areOfOneKind(exhibit, draft[index - 1])}
            last={!areOfOneKind(exhibit, draft[index + 1])}
            disabled={!editable}
            onChange={(part) => change((now) => changed(now, exhibit.fileUrl, part))}
            onMove={(by) => change((now) => moved(now, exhibit.fileUrl, by))}
            onRemove={() => change((now) => now.filter(({ fileUrl }) => fileUrl !== exhibit.fileUrl))}
          >
            <ExhibitParts
              exhibit={exhibit}
              label={labels[index] ?? ""}
              found={found}
              disabled={!editable}
              uploading={uploading}
              onChange={(part) => change((now) => changed(now, exhibit.fileUrl, part))}
              onFiles={(files) => upload(files, exhibit.fileUrl)}
              before={joinable(exhibit, draft[index - 1])}
              onJoin={() => change((now) => joined(now, exhibit.fileUrl))}
            />
          </ExhibitItem>
        ))}
      </Stack>
      {editable && draft.length < EXHIBITS_MAX && (
        <AddExhibit
          caseId={document.caseId}
          used={new Set(draft.flatMap(partsOf).map(({ fileUrl }) => fileUrl))}
          exhibits={exhibits}
          onFiles={upload}
        />
      )}
    </Stack>
  );
};
