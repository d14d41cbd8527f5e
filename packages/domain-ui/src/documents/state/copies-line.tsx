import type { Document } from "@legal/contracts";
import { copiesOf, type DocumentType } from "@legal/document-types";
import { Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { useDraftOf } from "../answers/use-paper.ts";

/** How many of a paper are printed, once it is what it stays, and who signs them. */
export const CopiesLine = ({ document, type }: { document: Document; type: DocumentType }) => {
  const count = copiesOf(type, useDraftOf(document, document.answers));
  if (document.state !== "approved") return null;
  const isPosted = type.delivery === "sent";
  if (count === null)
    return isPosted ? null : (
      <Text $size={15}>
        <FormattedMessage id="documents.signature.electronic" />
      </Text>
    );
  return (
    <Text $size={15}>
      <FormattedMessage id={isPosted ? "documents.copies.post" : "documents.copies.court"} values={{ count }} />{" "}
      <FormattedMessage id="documents.signature.paper" />
    </Text>
  );
};
