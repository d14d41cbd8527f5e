import type { Document } from "@legal/contracts";
import { pageNumbers } from "@legal/document-types";
import { Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";

interface FoundPagesProps {
  file: Pick<Document["exhibits"][number], "residentNumberPages" | "hiddenAddressPages">;
}

/** Pages of a file that show what no one is to be served with. */
export const FoundPages = ({ file: { residentNumberPages = [], hiddenAddressPages = [] } }: FoundPagesProps) => (
  <>
    {residentNumberPages.length > 0 && (
      <Text $size={13} $tone="danger">
        <FormattedMessage id="documents.exhibit.found.number" values={{ pages: pageNumbers(residentNumberPages) }} />
      </Text>
    )}
    {hiddenAddressPages.length > 0 && (
      <Text $size={13} $tone="danger">
        <FormattedMessage id="documents.exhibit.found.address" values={{ pages: pageNumbers(hiddenAddressPages) }} />
      </Text>
    )}
  </>
);
