import { DOCUMENT_STATE_RULES } from "@legal/case-rules";
import type { DocumentState } from "@legal/contracts/constants";
import { Button, FailureNotice, Icon, Numeric, Row, Stack } from "@legal/ui";
import { ButtonLink, paths, RetryNotice, useErrorText } from "@legal/web-kit";
import FilePenLine from "lucide-react/icons/file-pen-line";
import { useState, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import {
  useCreateDocumentMutation,
  useDocumentsInfiniteQuery,
  useDocumentTypesQuery,
  useMyDocumentsQuery,
} from "./documents-api.ts";
import { StateBadge } from "./state/state-badge.tsx";

const isCustomersTurn = (state: DocumentState) => DOCUMENT_STATE_RULES[state].turn === "customer";

/** Once it is delivered, the case may have another of its type. */
const isOpen = (state: DocumentState) => DOCUMENT_STATE_RULES[state].turn !== null;

const actionOf = (state: DocumentState) => (state === "draft" ? "documents.continue" : "documents.read");

interface CaseDocumentsProps {
  caseId: string;
  serviceType: string;
  /** Of a case that was closed or cancelled none are begun, and none goes on. */
  ended: boolean;
  /** They are another's, whom the reader works for. */
  forStaff: boolean;
  /** Shown until they are loaded; null where usually are none. */
  pending: ReactNode;
  /** The frame around them, where there are any. */
  renderAround: (documents: ReactNode) => ReactNode;
}

const useCaseDocuments = (caseId: string, forStaff: boolean) => {
  const own = useMyDocumentsQuery(caseId, { skip: forStaff });
  const everyones = useDocumentsInfiniteQuery({ caseId }, { skip: !forStaff });
  const { error, refetch } = forStaff ? everyones : own;
  return { documents: forStaff ? everyones.data?.pages.flatMap(({ items }) => items) : own.data, error, refetch };
};

/** The papers of a case: those that were begun, delivered ones too, and those that may be. */
export const CaseDocuments = (props: CaseDocumentsProps) => {
  const { caseId, serviceType, ended, forStaff, pending, renderAround } = props;
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { data: types, error: typesError, refetch: refetchTypes } = useDocumentTypesQuery();
  const { documents, error, refetch } = useCaseDocuments(caseId, forStaff);
  const pathOf = (id: string) => (forStaff ? paths.deskDocuments({ case: caseId, document: id }) : paths.document(id));
  const isTurn = (state: DocumentState) => !ended && !forStaff && isCustomersTurn(state);
  const [create] = useCreateDocumentMutation();
  const [failure, setFailure] = useState<string>();
  if (!documents || !types) {
    const retry = error ? refetch : typesError && refetchTypes;
    return retry && pending
      ? renderAround(
          <RetryNotice onRetry={retry}>
            <FormattedMessage id="documents.failed" />
          </RetryNotice>,
        )
      : pending;
  }
  const offered = ended ? [] : types.filter(({ services }) => services.includes(serviceType));
  const nameOf = (typeId: string) => types.find(({ id }) => id === typeId)?.name ?? typeId;
  if (offered.length === 0 && documents.length === 0) return null;
  const open = new Set(documents.filter(({ state }) => isOpen(state)).map(({ typeId }) => typeId));
  const begin = async (typeId: string) => {
    const { data, error: refused } = await create({ caseId, typeId });
    setFailure(refused && errorText(refused));
    if (data) void navigate(pathOf(data.id));
  };
  return renderAround(
    <Stack $gap={3}>
      {documents.map(({ id, typeId, state, progress }) => (
        <Stack key={id} $gap={2}>
          <Row $gap={2}>
            <span>{nameOf(typeId)}</span>
            <StateBadge state={state} own={!forStaff} />
          </Row>
          <Row $gap={3}>
            <ButtonLink to={pathOf(id)} $size="small" $variant={isTurn(state) ? "accent" : "quiet"}>
              <FormattedMessage id={isTurn(state) ? actionOf(state) : "documents.open.one"} />
            </ButtonLink>
            {state === "draft" && (
              <Numeric>
                <FormattedMessage id="documents.progress.count" values={{ ...progress }} />
              </Numeric>
            )}
          </Row>
        </Stack>
      ))}
      {offered
        .filter(({ id }) => !open.has(id))
        .map(({ id, name }) => (
          <Row key={id}>
            <Button
              variant={documents.length === 0 && !forStaff ? "accent" : "quiet"}
              size="small"
              icon={<Icon of={FilePenLine} size={18} />}
              onClick={() => begin(id)}
            >
              <FormattedMessage id="documents.write" values={{ name }} />
            </Button>
          </Row>
        ))}
      <FailureNotice>{failure}</FailureNotice>
    </Stack>,
  );
};
