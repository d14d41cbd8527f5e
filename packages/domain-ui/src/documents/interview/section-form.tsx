import type { AskedSection } from "@legal/document-types";
import { Stack } from "@legal/ui";
import { Question } from "./question.tsx";
import { QuestionList } from "./question-list.tsx";

/** One topic's questions. */
export const SectionForm = ({ section }: { section: AskedSection }) => (
  <Stack $gap={6}>
    {section.questions.map((asked) =>
      asked.kind === "field" ? (
        <Question key={asked.path} asked={asked} />
      ) : (
        <QuestionList key={asked.path} asked={asked} />
      ),
    )}
  </Stack>
);
