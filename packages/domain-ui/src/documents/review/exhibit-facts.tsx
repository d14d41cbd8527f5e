import type { Document } from "@legal/contracts";
import { Link, Stack, Text } from "@legal/ui";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useBeside } from "../interview/use-beside.ts";
import { fileUrlOf } from "../file-url.ts";
import { MaskHint } from "../state/mask-hint.tsx";
import { ExhibitFrame } from "./exhibit-frame.tsx";

/** The exhibits as the paper cites them, with the files to open. */
export const ExhibitFacts = ({ exhibits }: Pick<Document, "exhibits">) => {
  const beside = useBeside();
  const [opened, setOpened] = useState<string>();
  return exhibits.length === 0 ? (
    <Text $size={15} $tone="muted">
      <FormattedMessage id="documents.exhibits.none" />
    </Text>
  ) : (
    <Stack as="ol" $gap={3}>
      {exhibits.map((exhibit) => {
        const { id, label, title, purpose, fileId, fileName } = exhibit;
        const open = opened === id;
        return (
          <li key={id}>
            <Text $strong lang="ko">{`${label} ${title}`}</Text>
            {purpose && <Text $size={15}>{purpose}</Text>}
            <MaskHint />
            <Link href={fileUrlOf(fileId)} target="_blank" rel="noreferrer">
              {fileName}
            </Link>
            {beside && <ExhibitFrame exhibit={exhibit} open={open} onToggle={() => setOpened(open ? undefined : id)} />}
          </li>
        );
      })}
    </Stack>
  );
};
