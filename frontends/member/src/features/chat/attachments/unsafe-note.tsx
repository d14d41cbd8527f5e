import type { FileRisk } from "@legal/contracts";
import { Notice } from "@legal/ui";
import { useIntl } from "react-intl";

/** Why a file is to be opened with care. */
export const UnsafeNote = ({ risks }: { risks: readonly FileRisk[] }) => {
  const { formatMessage } = useIntl();
  return (
    <Notice tone="warning" role="note" title={formatMessage({ id: "chat.file.unsafe" })}>
      {[...risks, "view"].map((sentence) => (
        <p key={sentence}>{formatMessage({ id: `chat.file.unsafe.${sentence}` })}</p>
      ))}
    </Notice>
  );
};
