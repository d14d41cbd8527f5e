import { DOCUMENT_STAGES, DOCUMENT_STATE_RULES } from "@legal/case-rules";
import type { Document } from "@legal/contracts";
import type { Block, DocumentType } from "@legal/document-types";
import { Button, Card, Heading, Notice, Row, Stack, Stepper, Text } from "@legal/ui";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useShownPaper } from "../answers/use-paper.ts";
import { Comments } from "../comments/comments.tsx";
import { useDocumentVersionsQuery } from "../versions-api.ts";
import { CopiesLine } from "../state/copies-line.tsx";
import { DeliveryFacts } from "../state/delivery-facts.tsx";
import { DocumentPaper } from "../state/document-paper.tsx";
import { Downloads } from "../state/downloads.tsx";
import { EntryComment } from "../state/entry-comment.tsx";
import { LawyerLine } from "../state/lawyer-line.tsx";
import { StateBadge } from "../state/state-badge.tsx";
import { UnsentNotice } from "../unsent/unsent-notice.tsx";
import { useUnsent } from "../unsent/use-unsent.ts";
import { ClientReview } from "./client-review.tsx";
import { WaitingSentences } from "./waiting-sentences.tsx";

/** Versions that the customer may have as files: the one to read, and the frozen one. */
const Files = ({ document }: { document: Document }) => {
  const { currentData: versions } = useDocumentVersionsQuery({ id: document.id, since: document.since });
  const n = document.frozen?.n ?? versions?.[0]?.n;
  const bundles = versions?.find((one) => one.n === n)?.bundles;
  return DOCUMENT_STATE_RULES[document.state].isReleased && n !== undefined ? (
    <Downloads documentId={document.id} n={n} bundles={bundles} />
  ) : null;
};

interface StatusProps {
  document: Document;
  type: DocumentType;
  /** Back to the answers. */
  onEdit: () => void;
}

/** Where the document stands, who acts next, and what its customer can do now. */
export const DocumentStatus = ({ document, type, onEdit }: StatusProps) => {
  const { formatMessage } = useIntl();
  const [about, setAbout] = useState<Block | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [pointedAt, setPointedAt] = useState<{ blockId: string }>();
  const unsent = useUnsent(document, type);
  const shown = useShownPaper(document, type);
  const { state, caseEnded = false } = document;
  const now = caseEnded && state !== "delivered" ? "ended" : state;
  const next = now === "ended" && !DOCUMENT_STATE_RULES[state].isReleased ? "ended.unreleased" : now;
  return (
    <Stack $gap={6}>
      <Stepper
        label={formatMessage({ id: "documents.stages" })}
        steps={DOCUMENT_STAGES.map((stage) => formatMessage({ id: `documents.stage.${stage}` }))}
        current={DOCUMENT_STAGES.indexOf(DOCUMENT_STATE_RULES[state].stage)}
      />
      <Card>
        <Stack $gap={4}>
          <Row>
            <StateBadge state={state} own />
          </Row>
          <Heading level={2} size={22} tabIndex={-1} aria-live="polite">
            <FormattedMessage id={`documents.now.${now}`} />
          </Heading>
          <Text $tone="muted">
            <FormattedMessage id={`documents.next.${next}`} />
          </Text>
          <UnsentNotice document={document} type={type} unsent={unsent} onEdit={onEdit} />
          <EntryComment document={document} />
          <LawyerLine lawyer={document.lawyer} />
          <CopiesLine document={document} type={type} />
          {document.delivery && <DeliveryFacts delivery={document.delivery} />}
          {state === "client-review" && !caseEnded && <ClientReview document={document} onRefused={setRefusal} />}
          {state === "staff-check" && refusal && (
            <Notice tone="warning" role="alert">
              {refusal}
            </Notice>
          )}
          <Files document={document} />
          {document.mayEdit && (
            <Row>
              <Button variant="quiet" onClick={onEdit}>
                <FormattedMessage id="documents.answers.edit" />
              </Button>
            </Row>
          )}
        </Stack>
      </Card>
      <WaitingSentences document={document} type={type} />
      <DocumentPaper document={document} type={type} shown={shown} pointedAt={pointedAt} onComment={setAbout} />
      <Comments
        documentId={document.id}
        blocks={shown.blocks}
        about={about}
        onAbout={setAbout}
        onShow={({ id }) => setPointedAt({ blockId: id })}
        forStaff={false}
      />
    </Stack>
  );
};
