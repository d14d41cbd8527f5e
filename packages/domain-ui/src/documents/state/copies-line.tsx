import type { Document } from "@legal/contracts";
import { copiesOf, type DocumentType } from "@legal/document-types";
import { Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { useDraftOf } from "../answers/use-paper.ts";

/** How many of a paper are printed, once it is what it stays. */
export const CopiesLine = ({ document, type }: { document: Document; type: DocumentType }) => {
  const count = copiesOf(type, useDraftOf(document, document.answers));
  if (count === null || document.state !== "approved") return null;
  return (
    <Text $size={15}>
      <FormattedMessage
        id={type.id === "certified-mail" ? "documents.copies.post" : "documents.copies.court"}
        values={{ count }}
      />
    </Text>
  );
};
