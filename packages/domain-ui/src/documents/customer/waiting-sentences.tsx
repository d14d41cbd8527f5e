import type { Document } from "@legal/contracts";
import type { DocumentType } from "@legal/document-types";
import { Card, FailureNotice, Heading, Stack, Text } from "@legal/ui";
import { useSession } from "@legal/web-kit";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Sentences } from "../prose/sentences.tsx";
import { mayApprove, waitingProse, type Prose } from "../prose/sentences-of.ts";
import { useProse } from "../prose/use-prose.ts";

interface WaitingSentencesProps {
  document: Document;
  type: DocumentType;
}

const ReadSentences = ({ document, ...shown }: WaitingSentencesProps & { path: string; prose: Prose }) => {
  const work = useProse(document, shown.path);
  return (
    <Stack $gap={3}>
      <Sentences {...shown} work={work} />
      <FailureNotice>{work.failure?.text}</FailureNotice>
    </Stack>
  );
};

/** Those that wait stay on the screen when the last of them is approved, for the customer to take it back. */
const useShownPaths = (document: Document): readonly string[] => {
  const waiting = waitingProse(document).map(({ path }) => path);
  const [shown, setShown] = useState(waiting);
  const more = waiting.filter((path) => !shown.includes(path));
  if (more.length > 0) setShown([...shown, ...more]);
  return shown;
};

/** Sentences that the customer reads and approves after the interview: an answer behind them changed, or staff wrote them. */
export const WaitingSentences = ({ document, type }: WaitingSentencesProps) => {
  const { user } = useSession();
  const shown = useShownPaths(document);
  const written = shown.flatMap((path) => {
    const prose = document.prose?.[path];
    return prose ? [{ path, prose }] : [];
  });
  if (!mayApprove(document, user?.id) || written.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="waiting-sentences">
      <Stack $gap={4}>
        <Stack $gap={1}>
          <Heading level={2} size={18} id="waiting-sentences">
            <FormattedMessage id="documents.prose.read" />
          </Heading>
          <Text $size={15} $tone="muted">
            <FormattedMessage id="documents.prose.read.about" />
          </Text>
        </Stack>
        {written.map((one) => (
          <ReadSentences key={one.path} document={document} type={type} {...one} />
        ))}
      </Stack>
    </Card>
  );
};
