import { EXHIBITS_MAX } from "@legal/contracts/constants";
import { exhibitLabel } from "@legal/document-types";
import { FailureNotice, Stack, Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { useInterview } from "../interview-context.ts";
import { SaveState } from "../save-state.tsx";
import { AddExhibit } from "./add-exhibit.tsx";
import { ExhibitItem } from "./exhibit-item.tsx";
import type { ExhibitDraft } from "./use-exhibits.ts";

const titleOf = (fileName: string) => fileName.replace(/\.[^.]+$/, "");

const moved = (exhibits: readonly ExhibitDraft[], from: number, by: 1 | -1): ExhibitDraft[] => {
  const [one, other] = [exhibits[from], exhibits[from + by]];
  return one && other ? exhibits.with(from, other).with(from + by, one) : [...exhibits];
};

/** The files that prove what the paper says, in the order in which it cites them. */
export const ExhibitsStep = () => {
  const { document, type, editable, exhibits } = useInterview();
  const { draft, change, failure, state } = exhibits;
  return (
    <Stack $gap={5}>
      <Text $tone="muted">
        <FormattedMessage id="documents.exhibits.about" />
      </Text>
      {draft.length > 0 && <SaveState state={state} />}
      <FailureNotice>{failure}</FailureNotice>
      <Stack as="ol" $gap={4}>
        {draft.map((exhibit, index) => (
          <ExhibitItem
            key={exhibit.fileUrl}
            exhibit={exhibit}
            label={exhibitLabel(type, index)}
            first={index === 0}
            last={index === draft.length - 1}
            disabled={!editable}
            onChange={(part) => change(draft.with(index, { ...exhibit, ...part }))}
            onMove={(by) => change(moved(draft, index, by))}
            onRemove={() => change(draft.toSpliced(index, 1))}
          />
        ))}
      </Stack>
      {editable && draft.length < EXHIBITS_MAX && (
        <AddExhibit
          caseId={document.caseId}
          used={new Set(draft.map(({ fileUrl }) => fileUrl))}
          onAdd={(files) =>
            change([
              ...draft,
              ...files.map(({ fileUrl, fileName }) => ({ fileUrl, fileName, title: titleOf(fileName), purpose: "" })),
            ])
          }
        />
      )}
    </Stack>
  );
};
