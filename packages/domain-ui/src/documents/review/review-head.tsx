import type { Document } from "@legal/contracts";
import type { DocumentType } from "@legal/document-types";
import { Button, Heading, Joined, Numeric, Row, Stack, Text } from "@legal/ui";
import { FROM_DESK, TextLink, paths, useErrorText, useFormat, useSession } from "@legal/web-kit";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useGrantRevisionMutation } from "../documents-api.ts";
import { useTypeName } from "../answers/use-document-type.ts";
import { CopiesLine } from "../state/copies-line.tsx";
import { DeliveryFacts } from "../state/delivery-facts.tsx";
import { EntryComment } from "../state/entry-comment.tsx";
import { LawyerLine } from "../state/lawyer-line.tsx";
import { MoveDialog } from "../state/move-dialog.tsx";
import { StateBadge } from "../state/state-badge.tsx";
import { UnsentNotice } from "../unsent/unsent-notice.tsx";
import { useUnsent } from "../unsent/use-unsent.ts";
import { DeliveryForm } from "./delivery-form.tsx";
import { MoveActions } from "./move-actions.tsx";

/** Asks first: what is given cannot be taken back. */
const GrantRevision = ({ document, onClose }: { document: Document; onClose: () => void }) => {
  const errorText = useErrorText();
  const [grant, { isLoading, error }] = useGrantRevisionMutation();
  const [{ id, version, revisions }] = useState(document);
  const { total } = revisions;
  const give = async () => {
    const { data } = await grant({ id, version });
    if (data) onClose();
  };
  return (
    <MoveDialog
      title="documents.revisions.grant"
      moving={isLoading}
      failure={error && errorText(error)}
      onConfirm={give}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id="documents.revisions.grant.about" values={{ total, next: total + 1 }} />
      </Text>
    </MoveDialog>
  );
};

const Revisions = ({ document }: { document: Document }) => {
  const [granting, setGranting] = useState(false);
  const { used, total } = document.revisions;
  const isOver = document.frozen !== null;
  return (
    <Row $gap={3}>
      <Text as="span" $size={13} $tone="muted">
        <FormattedMessage id="documents.revisions" values={{ used, total }} />
      </Text>
      {!isOver && (
        <Button size="small" variant="link" onClick={() => setGranting(true)}>
          <FormattedMessage id="documents.revisions.grant" />
        </Button>
      )}
      {granting && <GrantRevision document={document} onClose={() => setGranting(false)} />}
    </Row>
  );
};

/** Where it was delivered, which staff mend where it was mistyped, or its number has come since. */
const Delivered = ({ document, type }: { document: Document; type: DocumentType }) => {
  const { user } = useSession();
  const [correcting, setCorrecting] = useState(false);
  if (!document.delivery) return null;
  return (
    <Row $gap={3}>
      <DeliveryFacts delivery={document.delivery} />
      {document.userId !== user?.id && (
        <Button size="small" variant="link" onClick={() => setCorrecting(true)}>
          <FormattedMessage id="documents.delivery.correct" />
        </Button>
      )}
      {correcting && <DeliveryForm document={document} type={type} onClose={() => setCorrecting(false)} />}
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
  const name = useTypeName(type);
  const { relativeTime } = useFormat();
  const unsent = useUnsent(document, type);
  const number = document.caseNumber && <Numeric>{document.caseNumber}</Numeric>;
  return (
    <Stack $gap={3}>
      <Row $gap={3}>
        <Heading level={2} size={22} tabIndex={-1}>
          {name}
        </Heading>
        <StateBadge state={document.state} />
        <Text as="span" $size={13} $tone="muted">
          {relativeTime(document.since)}
        </Text>
      </Row>
      <Row $gap={3}>
        <TextLink to={paths.chat(document.caseId)} state={FROM_DESK}>
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
      <UnsentNotice document={document} type={type} unsent={unsent} onEdit={onEdit} />
      <EntryComment document={document} />
      {document.caseEnded && document.state !== "delivered" && (
        <Text $tone="muted">
          <FormattedMessage id="documents.next.ended" />
        </Text>
      )}
      <LawyerLine lawyer={document.lawyer} />
      <CopiesLine document={document} type={type} />
      <Delivered document={document} type={type} />
      <Row $gap={2}>
        <MoveActions document={document} type={type} flush={unsent.flush} />
        {document.mayEdit && (
          <Button size="small" variant="quiet" onClick={onEdit}>
            <FormattedMessage id="documents.answers.edit" />
          </Button>
        )}
      </Row>
    </Stack>
  );
};
