import { questionAt, type DocumentType } from "@legal/document-types";
import { questionLabel } from "@legal/document-types/texts";
import { Heading, Stack, Text } from "@legal/ui";
import { useQuestionTexts } from "../answers/use-document-type.ts";
import { ProseFacts } from "./prose-facts.tsx";
import { SentenceApproval } from "./sentence-approval.tsx";
import type { Prose } from "./sentences-of.ts";
import type { ProseWork } from "./use-prose.ts";

interface SentencesProps {
  type: DocumentType;
  path: string;
  prose: Prose;
  /** Absent for who may not approve. */
  work?: ProseWork;
}

/** The sentences of a question as they are stored, each with its approval. */
export const Sentences = ({ type, path, prose, work }: SentencesProps) => {
  const texts = useQuestionTexts();
  const question = questionAt(type, path);
  return (
    <Stack $gap={3}>
      <Heading level={3} size={16}>
        {question && questionLabel(question, texts)}
      </Heading>
      <ProseFacts prose={prose} own={work !== undefined} />
      <Stack as="ol" $gap={3}>
        {prose.sentences.map(({ text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- sentences have no identity but their place
          <li key={index}>
            <Text lang="ko">{text}</Text>
            <SentenceApproval prose={prose} text={text} index={index} work={work} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
