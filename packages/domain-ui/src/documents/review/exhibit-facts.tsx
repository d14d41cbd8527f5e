import type { Document } from "@legal/contracts";
import { Link, Stack, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { filesOf } from "../exhibit-files.ts";
import { useBeside } from "../interview/use-beside.ts";
import { fileUrlOf } from "../file-url.ts";
import { FoundPages } from "../state/found-pages.tsx";
import { MaskHint } from "../state/mask-hint.tsx";
import { ExhibitFrame } from "./exhibit-frame.tsx";

/** The exhibits as the paper cites them, with the files to open. */
export const ExhibitFacts = ({ exhibits }: Pick<Document, "exhibits">) => {
  const { date } = useFormat();
  const beside = useBeside();
  const [opened, setOpened] = useState<string>();
  return exhibits.length === 0 ? (
    <Text $size={15} $tone="muted">
      <FormattedMessage id="documents.exhibits.none" />
    </Text>
  ) : (
    <Stack as="ol" $gap={3}>
      {exhibits.map((exhibit) => {
        const { id, label, title, purpose, author, madeOn } = exhibit;
        const files = filesOf(exhibit);
        const origin = [author, madeOn && date(madeOn)].filter(Boolean).join(" · ");
        return (
          <li key={id}>
            <Text $strong lang="ko">{`${label} ${title}`}</Text>
            {purpose && <Text $size={15}>{purpose}</Text>}
            {origin && <Text $size={15}>{origin}</Text>}
            <MaskHint />
            {files.map((file) => {
              const { fileId, fileName } = file;
              const open = opened === fileId;
              const name = `${label} ${title}${files.length > 1 ? ` ${fileName}` : ""}`;
              return (
                <div key={fileId}>
                  <Link href={fileUrlOf(fileId)} target="_blank" rel="noreferrer">
                    {fileName}
                  </Link>
                  <FoundPages file={file} />
                  {beside && (
                    <ExhibitFrame
                      file={file}
                      name={name}
                      open={open}
                      onToggle={() => setOpened(open ? undefined : fileId)}
                    />
                  )}
                </div>
              );
            })}
          </li>
        );
      })}
    </Stack>
  );
};
