import type { Document } from "@legal/contracts";
import type { DocumentType } from "@legal/document-types";
import { Button, FailureNotice, Heading, Joined, Numeric, Row, Stack, Text } from "@legal/ui";
import { TextLink, paths, useErrorText, useFormat, useLanguage } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { useGrantRevisionMutation } from "../documents-api.ts";
import { CopiesLine } from "../state/copies-line.tsx";
import { DeliveryFacts } from "../state/delivery-facts.tsx";
import { EntryComment } from "../state/entry-comment.tsx";
import { LawyerLine } from "../state/lawyer-line.tsx";
import { StateBadge } from "../state/state-badge.tsx";
import { MoveActions } from "./move-actions.tsx";

const Revisions = ({ document }: { document: Document }) => {
  const errorText = useErrorText();
  const [grant, { isLoading, error }] = useGrantRevisionMutation();
  const { used, total } = document.revisions;
  const isOver = document.frozen !== null;
  return (
    <Row $gap={3}>
      <Text as="span" $size={13} $tone="muted">
        <FormattedMessage id="documents.revisions" values={{ used, total }} />
      </Text>
      {!isOver && (
        <Button
          size="small"
          variant="link"
          loading={isLoading}
          onClick={() => grant({ id: document.id, version: document.version })}
        >
          <FormattedMessage id="documents.revisions.grant" />
        </Button>
      )}
      {error && <FailureNotice>{errorText(error)}</FailureNotice>}
    </Row>
  );
};

/** Which document it is, where it stands, and what may be done with it now. */
export const ReviewHead = ({
  document,
  type,
  onEdit,
}: {
  document: Document;
  type: DocumentType;
  onEdit: () => void;
}) => {
  const { language } = useLanguage();
  const { relativeTime } = useFormat();
  const number = document.caseNumber && <Numeric>{document.caseNumber}</Numeric>;
  return (
    <Stack $gap={3}>
      <Row $gap={3}>
        <Heading level={2} size={22}>
          {type.name[language]}
        </Heading>
        <StateBadge state={document.state} />
        <Text as="span" $size={13} $tone="muted">
          {relativeTime(document.since)}
        </Text>
      </Row>
      <Row $gap={3}>
        <TextLink to={paths.chat(document.caseId)}>
          {document.customerName || number ? (
            <Joined>
              {document.customerName}
              {number}
            </Joined>
          ) : (
            document.caseId
          )}
        </TextLink>
        <Revisions document={document} />
      </Row>
      <EntryComment document={document} />
      {document.caseEnded && (
        <Text $tone="muted">
          <FormattedMessage id="documents.next.ended" />
        </Text>
      )}
      <LawyerLine lawyer={document.lawyer} />
      <CopiesLine document={document} type={type} />
      {document.delivery && <DeliveryFacts delivery={document.delivery} />}
      <Row $gap={2}>
        <MoveActions document={document} type={type} />
        {document.mayEdit && (
          <Button size="small" variant="quiet" onClick={onEdit}>
            <FormattedMessage id="documents.answers.edit" />
          </Button>
        )}
      </Row>
    </Stack>
  );
};
