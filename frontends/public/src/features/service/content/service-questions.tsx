import type { ServiceContent } from "@legal/catalog";
import { KoreanTerms } from "@legal/ui";
import { Accordion } from "../../../layout/accordion.tsx";
import { TextSection } from "./text-section.tsx";

export const ServiceQuestions = ({ content }: { content: ServiceContent }) => (
  <TextSection section="questions">
    <Accordion
      items={content.questions.map(({ question, answer }) => ({
        title: question,
        content: <KoreanTerms text={answer} />,
      }))}
    />
  </TextSection>
);
