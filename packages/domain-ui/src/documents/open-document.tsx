import type { Document } from "@legal/contracts";
import type { DocumentType } from "@legal/document-types";
import { EmptyState, ErrorState, Icon, SkeletonList } from "@legal/ui";
import { isApiError, useErrorText } from "@legal/web-kit";
import FileQuestion from "lucide-react/icons/file-question-mark";
import { Suspense, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useDocumentType } from "./answers/use-document-type.ts";
import { LIVE, useDocumentQuery } from "./documents-api.ts";
import { useChangeToast } from "./state/use-change-toast.ts";

interface OpenDocumentProps {
  id: string;
  /** Where to go from a document that is not there. */
  back: ReactNode;
  render: (document: Document, type: DocumentType) => ReactNode;
  /** Around what is shown instead of a document. */
  frame?: (shown: ReactNode) => ReactNode;
}

const asItIs = (shown: ReactNode): ReactNode => shown;

const Loading = () => {
  const { formatMessage } = useIntl();
  return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={6} height="72px" />;
};

interface LiveProps extends Pick<OpenDocumentProps, "render"> {
  document: Document;
  type: DocumentType;
}

const Live = ({ document, type, render }: LiveProps) => {
  useChangeToast(document, type);
  return render(document, type);
};

const Known = ({ document, render }: { document: Document } & Pick<OpenDocumentProps, "render">) => {
  const { formatMessage } = useIntl();
  const type = useDocumentType(document.typeId);
  return type ? (
    <Live document={document} type={type} render={render} />
  ) : (
    <EmptyState title={formatMessage({ id: "documents.type.unknown" })} />
  );
};

/** A document and the code of its kind, or what is shown instead. */
export const OpenDocument = ({ id, back, render, frame = asItIs }: OpenDocumentProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data: document, error, refetch } = useDocumentQuery(id, LIVE);
  if (!document && isApiError(error) && (error.status === 404 || error.status === 400)) {
    return frame(
      <EmptyState
        headingLevel={1}
        icon={<Icon of={FileQuestion} size={24} />}
        title={formatMessage({ id: "documents.notFound" })}
        description={formatMessage({ id: "documents.notFound.hint" })}
        actions={back}
      />,
    );
  }
  if (!document && error) {
    return frame(
      <ErrorState
        headingLevel={1}
        title={formatMessage({ id: "documents.failed" })}
        description={errorText(error)}
        retryLabel={formatMessage({ id: "site.retry" })}
        onRetry={refetch}
      />,
    );
  }
  if (!document) return frame(<Loading />);
  return (
    <Suspense fallback={frame(<Loading />)}>
      <Known key={document.id} document={document} render={render} />
    </Suspense>
  );
};
