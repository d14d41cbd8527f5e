import type { Document } from "@legal/contracts";
import { questionsOf, type DocumentType } from "@legal/document-types";
import { Stack } from "@legal/ui";
import { useDraftOf } from "../answers/use-paper.ts";
import { SectionAnswers, StepAnswers } from "../interview/section-answers.tsx";

interface AnswerFactsProps {
  document: Document;
  type: DocumentType;
  onStep: (id: string) => void;
}

/** The answers as they are stored, to be read beside the paper that they make. */
export const AnswerFacts = ({ document, type, onStep }: AnswerFactsProps) => {
  const draft = useDraftOf(document, document.answers);
  const answered = { document, type, draft, typed: {} };
  return (
    <Stack $gap={6}>
      {questionsOf(type, draft.answers).map((section) => (
        <StepAnswers key={section.id} id={section.id} level={3} onStep={onStep}>
          <SectionAnswers section={section} answered={answered} />
        </StepAnswers>
      ))}
    </Stack>
  );
};
