import { DOCUMENT_STATES, type DocumentState } from "@legal/contracts/constants";
import { DocumentTexts, OpenDocument, StaffDocument } from "@legal/domain-ui/documents";
import { useStaffQuery } from "@legal/domain-ui/staff";
import { Button, Chip, Row, SelectField, SkeletonList, Stack, VisuallyHidden } from "@legal/ui";
import { useSession } from "@legal/web-kit";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { DocumentList, type DocumentFilter } from "./document-list.tsx";

/** State, queue and open document in the address, so that reload and Back keep them. */
const useDocumentView = () => {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const change = (part: Record<string, string | undefined>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete("step");
      for (const [name, value] of Object.entries(part)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  const state = DOCUMENT_STATES.find((one) => one === params.get("state"));
  // What waits for a lawyer is in one state.
  const lawyer = !state && params.get("lawyer") === "1";
  const mine = params.get("mine") === "1";
  const reviewer = (mine ? user?.id : params.get("reviewer")) ?? undefined;
  const caseId = params.get("case");
  const filter: DocumentFilter = {
    ...(state && { state }),
    ...(lawyer && { lawyer: "true" as const }),
    ...(caseId && { caseId }),
    ...(reviewer && { reviewerId: reviewer }),
  };
  return { id: params.get("document"), state, lawyer, mine, reviewer, caseId, filter, change };
};

type View = ReturnType<typeof useDocumentView>;

/** Of whom the documents are shown that they check. */
const ReviewerSelect = ({ reviewer = "", change }: View) => {
  const { formatMessage } = useIntl();
  const { data: staff } = useStaffQuery();
  const isKnown = reviewer === "" || staff?.some(({ id }) => id === reviewer);
  return (
    <SelectField
      label={formatMessage({ id: "admin.documents.reviewers" })}
      hideLabel
      value={reviewer}
      onChange={({ target }) => change({ mine: undefined, reviewer: target.value })}
    >
      <option value="">{formatMessage({ id: "admin.documents.reviewers.all" })}</option>
      {!isKnown && (
        <option value={reviewer}>
          {formatMessage({ id: staff ? "admin.documents.reviewers.unknown" : "site.loading" })}
        </option>
      )}
      {staff?.map(({ id, name }) => (
        <option key={id} value={id}>
          {formatMessage({ id: "admin.documents.reviewer" }, { name })}
        </option>
      ))}
    </SelectField>
  );
};

const Filters = ({ state, lawyer, mine, caseId, change }: View) => (
  <Row as="fieldset" $gap={2}>
    <VisuallyHidden as="legend">
      <FormattedMessage id="admin.documents.filter" />
    </VisuallyHidden>
    {caseId && (
      <Chip aria-pressed onClick={() => change({ case: undefined })}>
        <FormattedMessage id="admin.documents.ofCase" />
      </Chip>
    )}
    <Chip aria-pressed={mine} onClick={() => change({ reviewer: undefined, mine: mine ? undefined : "1" })}>
      <FormattedMessage id="admin.documents.mine" />
    </Chip>
    <Chip aria-pressed={lawyer} onClick={() => change({ state: undefined, lawyer: lawyer ? undefined : "1" })}>
      <FormattedMessage id="admin.documents.lawyer" />
    </Chip>
    {DOCUMENT_STATES.map((one: DocumentState) => (
      <Chip
        key={one}
        aria-pressed={one === state}
        onClick={() => change({ lawyer: undefined, state: one === state ? undefined : one })}
      >
        <FormattedMessage id={`documents.state.${one}`} />
      </Chip>
    ))}
  </Row>
);

/** Customers' documents, the longest in their state first, and the review of one. */
export const DocumentsPanel = () => {
  const { formatMessage } = useIntl();
  const view = useDocumentView();
  const back = (
    <Row>
      <Button size="small" variant="quiet" onClick={() => view.change({ document: undefined })}>
        <FormattedMessage id="admin.documents.back" />
      </Button>
    </Row>
  );
  return (
    <Suspense fallback={<SkeletonList label={formatMessage({ id: "site.loading" })} rows={6} height="72px" />}>
      <DocumentTexts>
        {view.id ? (
          <Stack $gap={4}>
            {back}
            <OpenDocument
              id={view.id}
              back={back}
              render={(document, type) => <StaffDocument document={document} type={type} />}
            />
          </Stack>
        ) : (
          <Stack $gap={4}>
            <Filters {...view} />
            <Row>
              <ReviewerSelect {...view} />
            </Row>
            <DocumentList filter={view.filter} onOpen={(document) => view.change({ document })} />
          </Stack>
        )}
      </DocumentTexts>
    </Suspense>
  );
};
