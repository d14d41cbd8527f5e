import type { Document } from "@legal/contracts";
import { Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";

/** Who released the paper, where it needs a lawyer. */
export const LawyerLine = ({ lawyer }: Pick<Document, "lawyer">) =>
  lawyer && (
    <Text $size={15}>
      <FormattedMessage
        id="documents.lawyer.released"
        values={{ name: lawyer.name, number: lawyer.registrationNumber }}
      />
    </Text>
  );
