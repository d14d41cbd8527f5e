import type { Document } from "@legal/contracts";
import type { Block, DocumentType } from "@legal/document-types";
import { FailureNotice } from "@legal/ui";
import { useErrorText } from "@legal/web-kit";
import { useIntl } from "react-intl";
import type { useShownPaper } from "../answers/use-paper.ts";
import { useCommentCounts } from "../comments/use-comment-counts.ts";
import { Paper, type PaperProps } from "../paper/paper.tsx";

interface DocumentPaperProps extends Pick<PaperProps, "pointedAt"> {
  document: Document;
  type: DocumentType;
  shown: ReturnType<typeof useShownPaper>;
  onComment: (block: Block) => void;
}

/** A document's paper with its comments in the margin. */
export const DocumentPaper = ({
  document: { id, exhibits },
  type,
  shown: { blocks, error },
  ...rest
}: DocumentPaperProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const commentCounts = useCommentCounts(id);
  if (error) return <FailureNotice>{errorText(error)}</FailureNotice>;
  return (
    <Paper
      blocks={blocks}
      format={type.format}
      exhibits={exhibits}
      label={formatMessage({ id: "documents.preview" })}
      commentCounts={commentCounts}
      {...rest}
    />
  );
};
