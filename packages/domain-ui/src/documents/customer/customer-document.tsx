import type { Document } from "@legal/contracts";
import type { DocumentType } from "@legal/document-types";
import { Button, Row, Stack } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { Interview } from "../interview/interview.tsx";
import { EntryComment } from "../state/entry-comment.tsx";
import { useHeadingFocus } from "../state/use-heading-focus.ts";
import { DocumentStatus } from "./document-status.tsx";
import { Submit } from "./submit.tsx";

/** The questions while the customer answers them; after that, where the document stands. */
export const CustomerDocument = ({ document, type }: { document: Document; type: DocumentType }) => {
  const [params, setParams] = useSearchParams();
  const answering = document.mayEdit && (document.state === "draft" || params.has("step"));
  const showStatus = () => setParams({});
  const root = useHeadingFocus<HTMLDivElement>(answering);
  if (!answering) {
    return (
      <div ref={root}>
        <DocumentStatus document={document} type={type} onEdit={() => setParams({ step: "review" })} />
      </div>
    );
  }
  return (
    <Stack ref={root} $gap={4}>
      {document.state !== "draft" && (
        <Row>
          <Button size="small" variant="quiet" onClick={showStatus}>
            <FormattedMessage id="documents.answers.close" />
          </Button>
        </Row>
      )}
      <EntryComment document={document} />
      <Interview
        document={document}
        type={type}
        renderEnd={({ open, flush }) => (
          <Submit document={document} open={open} flush={flush} onSubmitted={showStatus} />
        )}
      />
    </Stack>
  );
};
