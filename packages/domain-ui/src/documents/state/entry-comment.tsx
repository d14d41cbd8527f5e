import type { Document } from "@legal/contracts";
import { Notice, Text } from "@legal/ui";
import { useSession } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { useDocumentVersionsQuery } from "../versions-api.ts";

/** What was said when the document came into its present state: a change that is asked for, why it was sent back. */
export const EntryComment = ({ document: { id, state, since, userId } }: { document: Document }) => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { currentData: versions } = useDocumentVersionsQuery({ id, since });
  const entry = versions?.[0];
  if (entry?.state !== state || !entry.comment) return null;
  const side = entry.by?.side ?? "admin";
  const by = side === "user" && user?.id === userId ? "own" : side;
  return (
    <Notice tone="info" title={formatMessage({ id: `documents.said.${by}` })}>
      <Text $size={15} style={{ whiteSpace: "pre-line" }}>
        {entry.comment}
      </Text>
    </Notice>
  );
};
