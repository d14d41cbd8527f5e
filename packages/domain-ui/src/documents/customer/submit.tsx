import type { Document } from "@legal/contracts";
import { Button, FailureNotice, Stack, Text } from "@legal/ui";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Flush } from "../answers/use-answers.ts";
import { useMove } from "../state/use-move.ts";

interface SubmitProps {
  document: Document;
  /** How many points stand against it. */
  open: number;
  flush: Flush;
  onSubmitted: () => void;
}

/** Sends the answers in: from here on the office works. */
export const Submit = ({ document, open, flush, onSubmitted }: SubmitProps) => {
  const { move, failure, moving } = useMove(document);
  const [unsaved, setUnsaved] = useState(false);
  const submit = async () => {
    const version = await flush();
    setUnsaved(version === null);
    if (version !== null && (await move({ to: "intake-complete" }, version))) onSubmitted();
  };
  if (!document.nextStates.includes("intake-complete")) return null;
  return (
    <Stack $gap={3}>
      <Text $size={15} $tone="muted">
        <FormattedMessage id={open > 0 ? "documents.submit.open" : "documents.submit.about"} values={{ count: open }} />
      </Text>
      <FailureNotice>
        {unsaved && open === 0 ? <FormattedMessage id="documents.submit.unsaved" /> : failure}
      </FailureNotice>
      <Button size="large" variant="accent" fullWidth disabled={open > 0} loading={moving} onClick={submit}>
        <FormattedMessage id="documents.submit" />
      </Button>
    </Stack>
  );
};
