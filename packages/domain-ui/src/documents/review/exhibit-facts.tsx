import type { Document } from "@legal/contracts";
import { Link, Stack, Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { fileUrlOf } from "../state/file-url.ts";
import { MaskHint } from "../state/mask-hint.tsx";

/** The exhibits as the paper cites them, with the files to open. */
export const ExhibitFacts = ({ exhibits }: Pick<Document, "exhibits">) =>
  exhibits.length === 0 ? (
    <Text $size={15} $tone="muted">
      <FormattedMessage id="documents.exhibits.none" />
    </Text>
  ) : (
    <Stack as="ol" $gap={3}>
      {exhibits.map(({ id, label, title, purpose, fileId, fileName }) => (
        <li key={id}>
          <Text $strong lang="ko">{`${label} ${title}`}</Text>
          {purpose && <Text $size={15}>{purpose}</Text>}
          <MaskHint />
          <Link href={fileUrlOf(fileId)} target="_blank" rel="noreferrer">
            {fileName}
          </Link>
        </li>
      ))}
    </Stack>
  );
